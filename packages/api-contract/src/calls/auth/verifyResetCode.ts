import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { codeField, emailField } from '../../fields/accountFields.ts';

/** Whether a mailed code is right: six digits, 10 minutes, five tries. It stays valid for `resetPassword`. [J09] */
export const verifyResetCode = defineCall({
  method: 'POST',
  path: '/auth/verify-forgot-password-code',
  access: 'public',
  onlyFromApps: true,
  summary: 'Checks a mailed code.',
  body: z.strictObject({ email: emailField, code: codeField }),
  reply: z.strictObject({ valid: z.literal(true) }),
  failures: ['validation', 'rate-limited'],
});
