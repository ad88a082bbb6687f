import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { nameField } from '../../fields/accountFields.ts';

/**
 * Sets the name of the account: 2 to 60 characters. `name-misleading`: it contains an address or claims to speak for
 * us. The name of a business is that of its company: a moderator looks at it first, as with `updateCompany`. Replies
 * with the name that is in force. [J18, M12, N12]
 */
export const setName = defineCall({
  method: 'POST',
  path: '/user/name',
  access: 'account.appearance',
  summary: 'Sets the name of the account.',
  body: z.strictObject({ name: nameField }),
  reply: z.strictObject({ name: z.string() }),
  failures: ['validation', 'forbidden', 'not-found', 'rate-limited'],
});
