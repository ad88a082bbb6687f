import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { NewPasskey, Passkey } from '../../entities/Passkey.ts';

/** Adds a passkey that was made by `createPasskey`; it is named after the browser until its owner names it. */
export const addPasskey = defineCall({
  method: 'PUT',
  path: '/auth/passkeys',
  access: 'account.secure',
  summary: 'Adds a passkey.',
  body: z.strictObject({ credential: NewPasskey }),
  reply: Passkey,
  failures: ['passkey-refused', 'forbidden', 'not-found'],
});
