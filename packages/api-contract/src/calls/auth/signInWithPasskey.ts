import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { OpenSession } from '../../entities/Account.ts';
import { PasskeyProof } from '../../entities/Passkey.ts';
import { flagField } from '../../fields/flagField.ts';

/** Signs in with what a passkey signed. It counts as two factors: the device, and what unlocks it. */
export const signInWithPasskey = defineCall({
  method: 'POST',
  path: '/auth/passkeys/sign-in',
  access: 'public',
  onlyFromApps: true,
  summary: 'Signs in with a passkey.',
  body: z.strictObject({
    credential: PasskeyProof,
    rememberMe: flagField.default(1).describe('0: the session ends with the browser'),
  }),
  reply: OpenSession,
  failures: ['passkey-refused', 'rate-limited', 'forbidden', 'not-found'],
});
