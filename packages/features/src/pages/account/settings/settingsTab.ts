/** The tabs of the settings, in their order; the first one has the plain address. [B14] */
export const settingsTabs = ['profile', 'security', 'display', 'notifications', 'account'] as const;

/** A tab of the settings. */
export type SettingsTab = (typeof settingsTabs)[number];

/** The tab that an address names (`?tab=security`); the profile without one or with an unknown one. */
export const settingsTabOf = (search: string): SettingsTab => {
  const asked = new URLSearchParams(search).get('tab');
  return settingsTabs.find((tab) => tab === asked) ?? 'profile';
};

/** Forms of the settings that are in another tab than the first one. */
const tabOfForm: Readonly<Record<string, SettingsTab>> = {
  password: 'security',
  sessions: 'security',
  'second-factor': 'security',
  'passkey-create': 'security',
  'passkey-add': 'security',
  'passkey-name': 'security',
  'passkey-remove': 'security',
  notifications: 'notifications',
  marketing: 'notifications',
  preferences: 'display',
  remove: 'account',
};

/** The tab with a form that was sent, wherever that was: an offer to add a passkey is on another page. */
export const settingsTabOfForm = (form: string): SettingsTab => tabOfForm[form] ?? 'profile';

/** The address of a tab. @param settings address of the page */
export const settingsTabPath = (settings: string, tab: SettingsTab) =>
  tab === 'profile' ? settings : `${settings}?tab=${tab}`;
