import { Button } from '@volan/ui/Button';
import { Checkbox } from '@volan/ui/Checkbox';
import { Divider } from '@volan/ui/Divider';
import { Link } from '@volan/ui/Link';
import { Row } from '@volan/ui/Row';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { TextInput } from '@volan/ui/TextInput';
import { useRef } from 'react';
import { withoutCodeStep, type CodeStep } from '../../../runtime/site/codeStep.ts';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { AccountPasswordInput } from '../forms/AccountPasswordInput.tsx';
import { FormHead } from '../../../blocks/forms/FormHead.tsx';
import type { FormResult } from '../../../blocks/forms/FormResult.ts';
import { useForm } from '../../../blocks/forms/useForm.ts';
import { usePasskeyAutofill } from '../passkeys/usePasskeyAutofill.ts';
import { useTellPasskeys } from '../passkeys/useTellPasskeys.ts';
import { AccountSplitPage, type AccountPicture } from './AccountSplitPage.tsx';
import { GoogleLink } from './GoogleLink.tsx';
import { Why, type WhyProps } from './Why.tsx';
import { PasswordSet } from './PasswordSet.tsx';
import { SignInCode } from './SignInCode.tsx';
import { SecondStep } from './SecondStep.tsx';

export interface SignInPageProps {
  picture?: AccountPicture | undefined;
  result?: FormResult | undefined;
  /** A new password was set just now, and how many passkeys open the account all the same. @default null */
  passwordSet?: { readonly passkeys: number } | null;
  /** People may sign in by Google. @default false */
  google?: boolean;
  wanted?: WhyProps['wanted'];
  kept?: WhyProps['kept'];
  /** A code was mailed to this address: the page asks for it instead of the password. @default null */
  codeStep?: CodeStep | null;
}

/**
 * Signs in, with a second step where the account has one, and comes back to the page of origin. Plain forms; passkeys
 * are suggested at the address. [B03, F02]
 */
export function SignInPage({
  picture,
  result,
  passwordSet = null,
  google = false,
  wanted,
  kept,
  codeStep = null,
}: SignInPageProps) {
  const site = useSite();
  const { t } = useMessages();
  const asksCode = result?.form === 'code-ask';
  const labels = { email: t('account.email'), password: t('account.password') };
  const form = useForm(result, asksCode ? 'code-ask' : 'sign-in', 'sign-in-', labels);
  const second = useForm(result, 'second-step', 'second-step-', { code: t('account.second-factor-code') });
  const back = withoutCodeStep(site.search);
  const takesCode = result?.form === 'code-use' || (codeStep !== null && (result === undefined || asksCode));
  const shown = useRef<HTMLFormElement>(null);
  usePasskeyAutofill(shown);
  useTellPasskeys();
  if (second.value('challenge') !== '') {
    return (
      <AccountSplitPage title={t('account.sign-in-title')} picture={picture}>
        <SecondStep form={second} />
      </AccountSplitPage>
    );
  }

  return (
    <AccountSplitPage title={t('account.sign-in-title')} picture={picture}>
      {takesCode ? (
        <SignInCode step={codeStep} result={result} />
      ) : (
        <>
          <Why wanted={wanted} kept={kept} />
          {passwordSet && result === undefined && <PasswordSet {...passwordSet} />}
          {google && (
            <>
              <GoogleLink />
              <Divider>{t('account.or-by-email')}</Divider>
            </>
          )}
          <form method="post" noValidate ref={shown}>
            <input type="hidden" name="credential" />
            <Stack gap={2}>
              <FormHead id="sign-in-errors" form={form} />
              <TextInput
                id="sign-in-email"
                name="email"
                type="email"
                label={labels.email}
                autoComplete="username webauthn"
                autoCapitalize="none"
                spellCheck={false}
                required
                maxLength={254}
                defaultValue={form.value('email')}
                error={form.error('email')}
              />
              <AccountPasswordInput
                id="sign-in-password"
                name="password"
                kind="current"
                label={labels.password}
                error={form.error('password')}
                action={
                  <Link href={`${pagePath(site, 'forgotPassword', {})}${back}`} size="small">
                    {t('account.forgot')}
                  </Link>
                }
              />
              <Checkbox
                name="remember"
                value="1"
                defaultChecked={result === undefined || form.value('remember') === '1'}
              >
                {t('account.remember')}
              </Checkbox>
              <Button type="submit" name="form" value="sign-in" variant="primary" size="large" block>
                {t('account.sign-in')}
              </Button>
              <Button type="submit" name="form" value="code-ask" block>
                {t('account.sign-in-by-code')}
              </Button>
            </Stack>
          </form>
        </>
      )}
      <Row justify="center">
        <Text role="small" tone="secondary">
          {t('account.no-account')} <Link href={`${pagePath(site, 'signUp', {})}${back}`}>{t('account.register')}</Link>
          {' · '}
          <Link href={`${pagePath(site, 'signUp', {})}${back === '' ? '?' : `${back}&`}type=business`}>
            {t('account.register-business')}
          </Link>
        </Text>
      </Row>
    </AccountSplitPage>
  );
}
