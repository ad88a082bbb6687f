import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { maxProfileType } from '../../entities/ProfileType.ts';

/**
 * Sets the type of the account, one of `listProfileTypes`. `conflict` at `type_id`: a company must stay a business, and
 * a private account cannot become one without the data of a company. `value`: the id is not in the list. [J20, M12]
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
