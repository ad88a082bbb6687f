import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';

/** Removes a passkey: it cannot be used to sign in any more. Sessions that it opened continue. */
export const removePasskey = defineCall({
  method: 'DELETE',
  path: '/auth/passkeys',
  access: 'account.secure',
  summary: 'Removes a passkey.',
  query: z.strictObject({ id: z.uuid() }),
  reply: z.strictObject({ removed: z.literal(true) }),
  failures: ['forbidden', 'not-found'],
});
