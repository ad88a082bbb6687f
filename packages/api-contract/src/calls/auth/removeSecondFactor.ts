import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { secondFactorCodeField } from '../../fields/accountFields.ts';

/** Switches the second step off with a code of the app or a recovery code. */
export const removeSecondFactor = defineCall({
  method: 'POST',
  path: '/auth/second-factor/remove',
  access: 'account.secure',
  summary: 'Switches the second step of signing in off.',
  body: z.strictObject({ code: secondFactorCodeField }),
  reply: z.strictObject({ removed: z.literal(true) }),
  failures: ['validation', 'rate-limited', 'forbidden'],
});
