import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { secondFactorCodeField } from '../../fields/accountFields.ts';

/** Replaces the recovery codes by ten new ones, and returns them. */
export const renewRecoveryCodes = defineCall({
  method: 'POST',
  path: '/auth/second-factor/recovery-codes',
  access: 'account.secure',
  summary: 'Gives new recovery codes.',
  body: z.strictObject({ code: secondFactorCodeField }),
  reply: z.strictObject({ recovery_codes: z.array(z.string()) }),
  failures: ['validation', 'rate-limited', 'forbidden'],
});
