import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { codeField, emailField, passwordField } from '../../fields/accountFields.ts';

/**
 * Gives the signed-in account another e-mail address, in two steps. Without codes it mails a code to the new address
 * and another one to the present address; this needs the current password, or a sign-in of the last 10 minutes. With
 * the codes it changes the address and ends all other sessions. `present_code` is not needed while the present address
 * is unconfirmed. Nothing tells whether another account has the new address: its owner gets a mail and no code. [M03]
 */
export const changeEmail = defineCall({
  method: 'POST',
  path: '/auth/change-email',
  access: 'account.secure',
  summary: 'Changes the e-mail address of the account.',
  body: z.strictObject({
    email: emailField,
    current_password: passwordField.optional().describe('in the first step'),
    code: codeField.optional().describe('that was mailed to the new address; the second step'),
    present_code: codeField.optional().describe('that was mailed to the present address'),
  }),
  reply: z.strictObject({ changed: z.boolean().describe('false: the codes were mailed') }),
  failures: ['validation', 'unauthenticated', 'rate-limited'],
});
