import type { Account, Passkey, PersonalSettings, SessionEntry } from '@volan/api-contract';
import { Alert } from '@volan/ui/Alert';
import { Button } from '@volan/ui/Button';
import { OtpInput } from '@volan/ui/OtpInput';
import { Row } from '@volan/ui/Row';
import { Text } from '@volan/ui/Text';
import { TextArea } from '@volan/ui/TextArea';
import { TextInput } from '@volan/ui/TextInput';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { AccountPasswordInput } from '../forms/AccountPasswordInput.tsx';
import type { FormResult } from '../../../blocks/forms/FormResult.ts';
import { useForm } from '../../../blocks/forms/useForm.ts';
import { Passkeys } from '../passkeys/Passkeys.tsx';
import { AccountPage } from '../../../shell/account/AccountPage.tsx';
import { FormCard } from '../../../blocks/forms/FormCard.tsx';
import { AccountType } from './AccountType.tsx';
import { Addresses, type NamedPlace } from './Addresses.tsx';
import { Preferences } from './Preferences.tsx';
import { SecondFactor } from './SecondFactor.tsx';
import { Images } from './Images.tsx';
import { OwnData } from './OwnData.tsx';
import { Sessions } from './Sessions.tsx';
import { VerifyEmail } from './VerifyEmail.tsx';
import { VerifyPhone } from './VerifyPhone.tsx';

export interface SettingsPageProps {
  account: Account;
  sessions: readonly SessionEntry[];
  passkeys: readonly Passkey[];
  settings: PersonalSettings;
  countries: readonly NamedPlace[];
  /** Regions of the first country. */
  regions: readonly NamedPlace[];
  result?: FormResult | undefined;
}

/** Name, type, addresses, language, password, ways to sign in, devices and the end of the account: each a plain form of its own. [B14] */
export function SettingsPage(props: SettingsPageProps) {
  const { account, sessions, passkeys, settings, countries, regions, result } = props;
  const { t } = useMessages();
  const about = useForm(result, 'about', 'about-');
  const password = useForm(result, 'password', 'change-');
  const removal = useForm(result, 'remove', 'remove-');
  return (
    <AccountPage account={account} page="settings" title={t('account.settings')}>
      <VerifyEmail account={account} result={result} />
      <FormCard name="about" title={t('account.about-you')} form={about} done={t('account.saved')}>
        <TextInput
          id="about-name"
          name="name"
          label={t('account.name')}
          autoComplete="name"
          required
          maxLength={60}
          defaultValue={about.value('name', account.name)}
          error={about.error('name')}
        />
        <TextArea
          id="about-description"
          name="description"
          label={t('account.description')}
          maxLength={2000}
          defaultValue={about.value('description', account.description)}
          error={about.error('description')}
        />
        <Row>
          <Button type="submit" variant="primary">
            {t('account.save')}
          </Button>
        </Row>
      </FormCard>
      <Images account={account} result={result} />
      <AccountType account={account} result={result} />
      <VerifyPhone account={account} result={result} />
      <Addresses {...{ account, countries, regions, result }} />
      <Preferences settings={settings} result={result} />
      <FormCard
        name="password"
        title={t('account.change-password')}
        form={password}
        done={t('account.password-changed')}
      >
        <input type="email" name="email" autoComplete="username" value={account.email ?? ''} readOnly hidden />
        {account.has_password && (
          <AccountPasswordInput
            id="change-current_password"
            name="current_password"
            kind="current"
            label={t('account.current-password')}
            error={password.error('current_password')}
          />
        )}
        <AccountPasswordInput
          id="change-password"
          name="password"
          kind="new"
          label={t('account.new-password')}
          error={password.error('password')}
        />
        <Row>
          <Button type="submit" variant="primary">
            {t('account.change-password')}
          </Button>
        </Row>
      </FormCard>
      <SecondFactor account={account} result={result} />
      <Passkeys passkeys={passkeys} result={result} />
      <Sessions sessions={sessions} />
      <OwnData />
      <FormCard name="remove" title={t('account.remove-title')} form={removal}>
        <Text>{t('account.remove-text')}</Text>
        {account.has_password ? (
          <AccountPasswordInput
            id="remove-password"
            name="password"
            kind="current"
            label={t('account.password')}
            error={removal.error('password')}
          />
        ) : (
          (removal.done || removal.error('code') !== undefined) && (
            <>
              <Alert tone="info">{t('account.remove-code-text')}</Alert>
              <OtpInput id="remove-code" name="code" label={t('account.code')} error={removal.error('code')} />
            </>
          )
        )}
        <Row>
          <Button type="submit" variant="danger">
            {t('account.remove')}
          </Button>
        </Row>
      </FormCard>
    </AccountPage>
  );
}
