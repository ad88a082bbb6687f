import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { passwordField } from '../../fields/accountFields.ts';

/**
 * Gives a secret for an authenticator app; needs the current password, or a sign-in of the last 10 minutes. Until its
 * first code is confirmed nothing changes. `conflict`: the second step is on already.
 */
export const beginSecondFactor = defineCall({
  method: 'POST',
  path: '/auth/second-factor/begin',
  access: 'account.secure',
  summary: 'Gives the secret for an authenticator app.',
  body: z.strictObject({ current_password: passwordField.optional() }),
  reply: z.strictObject({
    secret: z.string().describe('base32, for typing'),
    uri: z.string().describe('`otpauth://` address, for a square code'),
  }),
  failures: ['validation', 'conflict'],
});
