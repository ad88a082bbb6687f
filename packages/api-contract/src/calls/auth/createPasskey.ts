import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { PasskeyCreation } from '../../entities/Passkey.ts';
import { passwordField } from '../../fields/accountFields.ts';

/**
 * Options for a browser to make a passkey, valid for five minutes; `addPasskey` stores the result. Needs a sign-in of
 * the last 10 minutes, or the password. `not-found`: the caller is an app, which has no host that a passkey could be
 * bound to.
 */
export const createPasskey = defineCall({
  method: 'POST',
  path: '/auth/passkeys/create',
  access: 'account.secure',
  summary: 'What a browser makes a passkey by.',
  body: z.strictObject({ current_password: passwordField.optional() }),
  reply: PasskeyCreation,
  failures: ['validation', 'forbidden', 'not-found'],
});
