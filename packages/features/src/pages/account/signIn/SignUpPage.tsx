import type { ProfileTypeEntry } from '@volan/api-contract';
import { Button } from '@volan/ui/Button';
import { Link } from '@volan/ui/Link';
import { Row } from '@volan/ui/Row';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { TextInput, type TextInputProps } from '@volan/ui/TextInput';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { AccountPasswordInput } from '../forms/AccountPasswordInput.tsx';
import { RegistrationFields, registrationLabels } from '../forms/RegistrationFields.tsx';
import { FormHead } from '../../../blocks/forms/FormHead.tsx';
import type { FormResult } from '../../../blocks/forms/FormResult.ts';
import { useForm } from '../../../blocks/forms/useForm.ts';
import { useTellPasskeys } from '../passkeys/useTellPasskeys.ts';
import { GoogleLink } from './GoogleLink.tsx';
import { Why, type WhyProps } from './Why.tsx';
import { AccountSplitPage, type AccountPicture } from './AccountSplitPage.tsx';

export interface SignUpPageProps {
  picture?: AccountPicture | undefined;
  result?: FormResult | undefined;
  /** A company is registered; without it a private person. */
  business: boolean;
  /** Countries that a company may be in; `id` is the ISO number. */
  countries: readonly { readonly id: number; readonly name: string }[];
  /** The types of a company. */
  types: readonly ProfileTypeEntry[];
  /** People may sign up by Google; a business may not. @default false */
  google?: boolean;
  wanted?: WhyProps['wanted'];
}

/** Opens an account of a private person or of a business. Works as a plain form. [B04, M12] */
export function SignUpPage({ picture, result, business, countries, types, google = false, wanted }: SignUpPageProps) {
  const site = useSite();
  const { t } = useMessages();
  useTellPasskeys();
  const labels = {
    ...(business ? registrationLabels(t) : { name: t('account.name') }),
    email: t('account.email'),
    password: t('account.password'),
  };
  const form = useForm(result, 'sign-up', 'sign-up-', labels);
  const field = (name: keyof typeof labels, more: Partial<TextInputProps> = {}) => (
    <TextInput
      id={`sign-up-${name}`}
      name={name}
      label={labels[name]}
      defaultValue={form.value(name)}
      error={form.error(name)}
      {...more}
    />
  );
  // of a form that was refused for another field, encrypted by the server
  const sealedPassword = form.value('sealed_password');
  const query = new URLSearchParams(site.search);
  query.delete('type');
  const back = query.size > 0 ? `?${query}` : '';
  const path = pagePath(site, 'signUp', {});

  return (
    <AccountSplitPage
      title={t(business ? 'account.sign-up-business-title' : 'account.sign-up-title')}
      picture={picture}
    >
      <Why wanted={wanted} />
      <form method="post" noValidate>
        <input type="hidden" name="form" value="sign-up" />
        <Stack gap={2}>
          <FormHead id="sign-up-errors" form={form} />
          {business && <Text tone="secondary">{t('account.business-next')}</Text>}
          {business ? (
            <RegistrationFields form={form} prefix="sign-up-" types={types} countries={countries} />
          ) : (
            field('name', { autoComplete: 'name', required: true, maxLength: 60 })
          )}
          {field('email', {
            type: 'email',
            autoComplete: 'email',
            autoCapitalize: 'none',
            spellCheck: false,
            required: true,
            maxLength: 254,
          })}
          {sealedPassword !== '' && <input type="hidden" name="sealed_password" value={sealedPassword} />}
          <AccountPasswordInput
            id="sign-up-password"
            name="password"
            kind="new"
            label={labels.password}
            required={sealedPassword === ''}
            error={form.error('password')}
            {...(sealedPassword !== '' && { hint: t('account.password-kept') })}
          />
          <Text role="small" tone="secondary">
            {t('account.accept')} <Link href={pagePath(site, 'terms', {})}>{t('footer.terms')}</Link>
            {' · '}
            <Link href={pagePath(site, 'privacy', {})}>{t('footer.privacy')}</Link>
          </Text>
          <Button type="submit" variant="primary" size="large" block>
            {t('account.sign-up')}
          </Button>
        </Stack>
      </form>
      {google && !business && <GoogleLink />}
      <Row justify="center">
        <Text role="small" tone="secondary">
          {t('account.have-account')} <Link href={pagePath(site, 'signIn', {}) + back}>{t('account.sign-in')}</Link>
          {' · '}
          {business ? (
            <Link href={path + back}>{t('account.register')}</Link>
          ) : (
            <Link href={`${path}${back === '' ? '?' : `${back}&`}type=business`}>{t('account.register-business')}</Link>
          )}
        </Text>
      </Row>
    </AccountSplitPage>
  );
}
