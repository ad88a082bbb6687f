import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { nameField } from '../../fields/accountFields.ts';

/** Gives a passkey another name, which only its owner sees. */
export const renamePasskey = defineCall({
  method: 'POST',
  path: '/auth/passkeys/name',
  access: 'account.secure',
  summary: 'Renames a passkey.',
  body: z.strictObject({ id: z.uuid(), name: nameField }),
  reply: z.strictObject({ name: z.string() }),
  failures: ['forbidden', 'not-found', 'validation'],
});
