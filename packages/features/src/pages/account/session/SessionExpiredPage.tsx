import { Alert } from '@volan/ui/Alert';
import { Button } from '@volan/ui/Button';
import { Checkbox } from '@volan/ui/Checkbox';
import { Link } from '@volan/ui/Link';
import { ResultPage } from '@volan/ui/ResultPage';
import { Stack } from '@volan/ui/Stack';
import { TextInput } from '@volan/ui/TextInput';
import { FormHead } from '../../../blocks/forms/FormHead.tsx';
import type { FormResult } from '../../../blocks/forms/FormResult.ts';
import { useForm } from '../../../blocks/forms/useForm.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { PrivateHead } from '../../../shell/head/PrivateHead.tsx';
import { SitePage } from '../../../shell/SitePage.tsx';
import { homeHref } from '../../../shell/shellLinks.ts';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { AccountPasswordInput } from '../forms/AccountPasswordInput.tsx';
import { useFirstField } from '../forms/useFirstField.ts';
import { SecondStep } from '../signIn/SecondStep.tsx';
import type { SavedWords } from '../../../runtime/site/savedWords.ts';

export interface SessionExpiredPageProps {
  /** The user whose session ended, and whether this browser was to remember it; null if unknown. */
  ended?: { readonly email: string; readonly remembered: boolean } | null;
  /** What was being filled in. @default nothing */
  kept?: SavedWords | null;
  result?: FormResult | undefined;
}

/**
 * The page for a call whose token is no longer valid. It says what happened and what is stored, and has a form that
 * leads back. If the user of the session is known, it asks for the password only. [B06, K01]
 */
export function SessionExpiredPage({ ended = null, kept = null, result }: SessionExpiredPageProps) {
  const site = useSite();
  const { t } = useMessages();
  const labels = { email: t('account.email'), password: t('account.password') };
  const form = useForm(result, 'sign-in', 'sign-in-', labels);
  const second = useForm(result, 'second-step', 'second-step-', { code: t('account.second-factor-code') });
  const challenged = second.value('challenge') !== '';
  const known = ended !== null && form.value('email', ended.email) === ended.email ? ended : null;
  const first = useFirstField(result === undefined);

  return (
    <SitePage>
      <PrivateHead title={t('session.expired')} />
      <ResultPage
        outcome="waiting"
        look="panel"
        title={t('session.expired')}
        fact={t('session.expired-text')}
        reason={
          challenged ? (
            <SecondStep form={second} />
          ) : (
            <form method="post" noValidate>
              <Stack gap={2}>
                {kept !== null && <Alert tone="info">{t(`session.kept-${kept}`)}</Alert>}
                <FormHead id="sign-in-errors" form={form} />
                {known ? (
                  // For the managers of passwords.
                  <input type="email" name="email" autoComplete="username" value={known.email} readOnly hidden />
                ) : (
                  <TextInput
                    ref={first}
                    id="sign-in-email"
                    name="email"
                    type="email"
                    label={labels.email}
                    autoComplete="username"
                    autoCapitalize="none"
                    spellCheck={false}
                    required
                    maxLength={254}
                    defaultValue={form.value('email')}
                    error={form.error('email')}
                  />
                )}
                <AccountPasswordInput
                  id="sign-in-password"
                  name="password"
                  kind="current"
                  {...(known && { ref: first })}
                  label={known ? t('session.password-of', { email: known.email }) : labels.password}
                  error={form.error('password')}
                />
                {known ? (
                  <input type="hidden" name="remember" value={known.remembered ? '1' : ''} />
                ) : (
                  <Checkbox
                    name="remember"
                    value="1"
                    defaultChecked={result === undefined || form.value('remember') === '1'}
                  >
                    {t('account.remember')}
                  </Checkbox>
                )}
                <Button type="submit" name="form" value="sign-in" variant="primary" size="large" block>
                  {t('account.sign-in')}
                </Button>
              </Stack>
            </form>
          )
        }
        actions={
          <Button variant="ghost" block href={homeHref(site)}>
            {t('session.visitor')}
          </Button>
        }
        note={<Link href={`${pagePath(site, 'signIn', {})}${site.search}`}>{t('session.other-way')}</Link>}
      />
    </SitePage>
  );
}
