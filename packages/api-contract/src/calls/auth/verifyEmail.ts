import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { codeField } from '../../fields/accountFields.ts';

/** Confirms the address of the signed-in account with a mailed code. Without a code it mails one. */
export const verifyEmail = defineCall({
  method: 'POST',
  path: '/auth/verify/email',
  access: 'account.secure',
  summary: 'Confirms the e-mail address.',
  body: z.strictObject({ code: codeField.optional() }),
  reply: z.strictObject({ verified: z.boolean() }),
  failures: ['validation', 'rate-limited'],
});
