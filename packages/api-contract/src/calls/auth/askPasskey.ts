import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { PasskeyRequest } from '../../entities/Passkey.ts';

/** What a browser asks its passkeys by, good for five minutes; whose it will be is not known before. */
export const askPasskey = defineCall({
  method: 'POST',
  path: '/auth/passkeys/ask',
  access: 'public',
  summary: 'What a browser asks its passkeys by.',
  body: z.strictObject({}),
  reply: PasskeyRequest,
  failures: ['rate-limited', 'not-found'],
});
