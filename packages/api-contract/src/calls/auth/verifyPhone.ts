import { phoneCountryCodes } from '@volan/domain-rules';
import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { codeField } from '../../fields/accountFields.ts';

/**
 * Verifies a mobile number of the signed-in account. Without a code it sends one by SMS; with the code the number
 * becomes the verified one. Three messages an hour. [J06, G14]
 */
export const verifyPhone = defineCall({
  method: 'POST',
  path: '/auth/verify/phone',
  access: 'account.secure',
  summary: 'Confirms a mobile number.',
  body: z.strictObject({
    phone: z.string().trim().min(1).max(40).describe('as it was typed: +381 64 1234567, 0038164…, 064 123 4567'),
    country: z
      .enum(phoneCountryCodes)
      .optional()
      .describe('country of a number without its prefix; without it the country of the account'),
    code: codeField.optional(),
  }),
  reply: z.strictObject({ verified: z.boolean(), phone: z.string().describe('the number in the form of E.164') }),
  failures: ['validation', 'rate-limited', 'sms-unavailable'],
});
