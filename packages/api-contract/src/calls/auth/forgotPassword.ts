import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { emailField } from '../../fields/accountFields.ts';

/** Mails a code for a new password. The answer is the same for an address without an account. [J08, G04] */
export const forgotPassword = defineCall({
  method: 'POST',
  path: '/auth/forgot-password',
  access: 'public',
  onlyFromApps: true,
  summary: 'Mails a code for a new password.',
  body: z.strictObject({ email: emailField }),
  reply: z.strictObject({ sent: z.literal(true) }),
  failures: ['rate-limited'],
});
