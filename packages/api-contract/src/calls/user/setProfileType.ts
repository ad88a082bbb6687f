import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { maxProfileType } from '../../entities/ProfileType.ts';

/**
 * Sets what the account is for; one of `listProfileTypes`. A company stays a business, and nobody becomes one without
 * the facts of a company: `conflict` at `type_id`. An id that is not in the list: `value`. [J20, M12]
 */
export const setProfileType = defineCall({
  method: 'POST',
  path: '/user/profile_type',
  access: 'account.appearance',
  summary: 'Sets what the account is for.',
  body: z.strictObject({ type_id: z.int().min(1).max(maxProfileType) }),
  reply: z.strictObject({ type_id: z.int() }),
  failures: ['validation'],
});
