import { defineCall } from '../../defineCall.ts';
import { PersonalSettings } from '../../entities/PersonalSettings.ts';

/** The personal settings of the account. [J31, M10] */
export const getPersonalSettings = defineCall({
  method: 'GET',
  path: '/settings/personal-settings',
  access: 'account.read',
  summary: 'How the account wants to be treated.',
  reply: PersonalSettings,
  failures: [],
});
