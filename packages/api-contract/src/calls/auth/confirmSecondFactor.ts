import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { codeField } from '../../fields/accountFields.ts';

/** Switches the second step on with a code of the app. The recovery codes are returned once. */
export const confirmSecondFactor = defineCall({
  method: 'POST',
  path: '/auth/second-factor/confirm',
  access: 'account.secure',
  summary: 'Switches the second step of signing in on.',
  body: z.strictObject({ code: codeField }),
  reply: z.strictObject({ recovery_codes: z.array(z.string()) }),
  failures: ['validation', 'rate-limited', 'forbidden'],
});
