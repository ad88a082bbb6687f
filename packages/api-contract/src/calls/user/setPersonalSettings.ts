import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { PersonalSettings } from '../../entities/PersonalSettings.ts';

/** Changes some of the settings; the others stay. [J31, M10] */
export const setPersonalSettings = defineCall({
  method: 'POST',
  path: '/settings/personal-settings',
  access: 'account.edit',
  summary: 'Changes settings of the account.',
  body: z.strictObject(PersonalSettings.partial().shape),
  reply: PersonalSettings,
  failures: [],
});
