import type {
  Account,
  MobileOperator,
  NotificationSettings,
  Passkey,
  PersonalSettings,
  ProfileTypeEntry,
  SessionEntry,
} from '@volan/api-contract';
import { Alert } from '@volan/ui/Alert';
import { Tabs } from '@volan/ui/Tabs';
import type { FormResult } from '../../../blocks/forms/FormResult.ts';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { AccountPage } from '../../../shell/account/AccountPage.tsx';
import { Passkeys } from '../passkeys/Passkeys.tsx';
import { PushSettings } from '../push/PushSettings.tsx';
import { About } from './About.tsx';
import { AccountType } from './AccountType.tsx';
import { Addresses, type NamedPlace } from './Addresses.tsx';
import { ChangeEmail } from './ChangeEmail.tsx';
import { ChangePassword } from './ChangePassword.tsx';
import { Notifications } from './Notifications.tsx';
import { OneSwitch } from './OneSwitch.tsx';
import { OwnData } from './OwnData.tsx';
import { Preferences } from './Preferences.tsx';
import { Removal } from './Removal.tsx';
import { SecondFactor } from './SecondFactor.tsx';
import { Sessions } from './Sessions.tsx';
import {
  settingsTabOf,
  settingsTabOfForm,
  settingsTabPath,
  settingsTabs,
  type SettingsTab,
} from '../settings/settingsTab.ts';
import { VerifyEmail } from '../../../blocks/forms/VerifyEmail.tsx';
import { VerifyPhone } from '../../../blocks/forms/VerifyPhone.tsx';

export interface SettingsPageProps {
  account: Account;
  sessions: readonly SessionEntry[];
  passkeys: readonly Passkey[];
  settings: PersonalSettings;
  notifications: NotificationSettings;
  /** The types of a business. */
  types: readonly ProfileTypeEntry[];
  /** Whose numbers are mobile ones at home. @default none [E26] */
  operators?: readonly MobileOperator[];
  countries: readonly NamedPlace[];
  /** Regions of the first country. */
  regions: readonly NamedPlace[];
  /** @default that of the form that was sent, else that of the address */
  tab?: SettingsTab;
  result?: FormResult | undefined;
}

/**
 * The settings of an account in tabs. Each tab has its own address: the forms are plain ones, and the tabs are links.
 * [B14]
 */
export function SettingsPage(props: SettingsPageProps) {
  const { account, sessions, passkeys, settings, notifications, types, countries, regions, operators, result } = props;
  const site = useSite();
  const { t } = useMessages();
  const path = pagePath(site, 'settings', {});
  const asked = result ? settingsTabOfForm(result.form) : settingsTabOf(site.search);
  const { tab = asked } = props;
  const isActed = account.impersonated_by !== null;
  const ownersOnly = <Alert tone="info">{t('failures.not-in-person')}</Alert>;

  return (
    <AccountPage account={account} page="settings" title={t('account.settings')}>
      <Tabs
        label={t('account.settings')}
        links={settingsTabs.map((each) => ({
          label: t(`account.tab-${each}`),
          href: settingsTabPath(path, each),
          current: each === tab,
        }))}
      />
      {tab === 'profile' && (
        <>
          <VerifyEmail account={account} result={result} />
          <About account={account} result={result} />
          <AccountType account={account} types={types} result={result} />
          {!isActed && <ChangeEmail account={account} result={result} />}
          {!isActed && <VerifyPhone account={account} operators={operators} result={result} />}
          <OneSwitch form="show-phone" on={settings.show_phone} result={result} />
          <Addresses account={account} countries={countries} regions={regions} result={result} />
        </>
      )}
      {tab === 'security' && (
        <>
          {isActed ? ownersOnly : <SecondFactor account={account} result={result} />}
          <Passkeys passkeys={passkeys} readOnly={isActed} result={result} />
          <Sessions sessions={sessions} readOnly={isActed} result={result} />
          {!isActed && <ChangePassword account={account} result={result} />}
        </>
      )}
      {tab === 'display' && <Preferences settings={settings} countries={countries} result={result} />}
      {tab === 'notifications' && (
        <>
          <Notifications settings={notifications} result={result} />
          <OneSwitch form="marketing" on={settings.marketing} result={result} />
          <PushSettings />
        </>
      )}
      {tab === 'account' && isActed && ownersOnly}
      {tab === 'account' && !isActed && (
        <>
          <OwnData />
          <Removal account={account} result={result} />
        </>
      )}
    </AccountPage>
  );
}
