import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { codeField, emailField, passwordField } from '../../fields/accountFields.ts';

/** Sets a new password with a mailed code and uses it up. All sessions end. [J10] */
export const resetPassword = defineCall({
  method: 'POST',
  path: '/auth/reset-password',
  access: 'public',
  onlyFromApps: true,
  summary: 'Sets a new password with a mailed code.',
  body: z.strictObject({ email: emailField, code: codeField, password: passwordField }),
  reply: z.strictObject({
    changed: z.literal(true),
    passkeys: z.int().min(0).describe('that open the account all the same'),
  }),
  failures: ['validation', 'rate-limited'],
});
