import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { emailField } from '../../fields/accountFields.ts';

/** Mails a code for signing in. The answer is the same for an address without an account. */
export const askSignInCode = defineCall({
  method: 'POST',
  path: '/auth/sign-in-code',
  access: 'public',
  onlyFromApps: true,
  summary: 'Mails a code to sign in with.',
  body: z.strictObject({ email: emailField }),
  reply: z.strictObject({ sent: z.literal(true) }),
  failures: ['rate-limited'],
});
