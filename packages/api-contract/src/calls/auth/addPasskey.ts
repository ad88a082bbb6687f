import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { NewPasskey, Passkey } from '../../entities/Passkey.ts';

/**
 * Adds a passkey that was made with the options of `createPasskey`. It has the name of the browser until its owner
 * renames it.
 */
export const addPasskey = defineCall({
  method: 'PUT',
  path: '/auth/passkeys',
  access: 'account.secure',
  summary: 'Adds a passkey.',
  body: z.strictObject({ credential: NewPasskey }),
  reply: Passkey,
  failures: ['passkey-refused', 'forbidden', 'not-found'],
});
