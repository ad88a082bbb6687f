import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { codeField, passwordField } from '../../fields/accountFields.ts';

/**
 * Removes the account. Needs the password or a mailed code; without both it mails the code. Ads are taken down at once,
 * personal data is erased after 30 days. `last-administrator`: the last administrator cannot be removed.
 * [J11, G03, T53, M64]
 */
export const removeAccount = defineCall({
  method: 'POST',
  path: '/auth/remove-account',
  access: 'account.secure',
  summary: 'Removes the account.',
  body: z.strictObject({ password: passwordField.optional(), code: codeField.optional() }),
  reply: z.strictObject({ removed: z.boolean().describe('false: a code was mailed') }),
  failures: ['validation', 'rate-limited', 'forbidden', 'last-administrator'],
});
