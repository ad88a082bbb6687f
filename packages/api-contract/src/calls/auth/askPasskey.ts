import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { PasskeyRequest } from '../../entities/Passkey.ts';

/** Options for a browser to sign with a passkey, valid for five minutes. The user is not known yet. */
export const askPasskey = defineCall({
  method: 'POST',
  path: '/auth/passkeys/ask',
  access: 'public',
  onlyFromApps: true,
  summary: 'What a browser asks its passkeys by.',
  body: z.strictObject({}),
  reply: PasskeyRequest,
  failures: ['rate-limited', 'not-found'],
});
