import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { Passkey } from '../../entities/Passkey.ts';

/** The passkeys of the account that work in this brand, the oldest first. */
export const listPasskeys = defineCall({
  method: 'GET',
  path: '/auth/passkeys',
  access: 'account.read',
  summary: 'The passkeys of the account.',
  reply: z.array(Passkey),
  failures: [],
});
