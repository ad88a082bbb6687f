import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { passwordField } from '../../fields/accountFields.ts';

/**
 * Sets a new password; needs the current one, or a sign-in of the last 10 minutes. Ends all other sessions. If two
 * sessions change it at once, the second is refused. [J07, T17]
 */
export const changePassword = defineCall({
  method: 'POST',
  path: '/auth/change-password',
  access: 'account.password',
  summary: 'Sets a new password.',
  body: z.strictObject({ password: passwordField, current_password: passwordField.optional() }),
  reply: z.strictObject({ changed: z.literal(true) }),
  failures: ['validation', 'unauthenticated'],
});
