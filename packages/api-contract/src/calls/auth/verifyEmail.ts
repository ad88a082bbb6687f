import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { codeField } from '../../fields/accountFields.ts';

/** Confirms the address of the account that is signed in, with a mailed code; without a code one is mailed. */
export const verifyEmail = defineCall({
  method: 'POST',
  path: '/auth/verify/email',
  access: 'account.secure',
  summary: 'Confirms the e-mail address.',
  body: z.strictObject({ code: codeField.optional() }),
  reply: z.strictObject({ verified: z.boolean() }),
  failures: ['validation', 'rate-limited'],
});
