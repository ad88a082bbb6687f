import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { OpenSession } from '../../entities/Account.ts';
import { emailField, passwordField } from '../../fields/accountFields.ts';
import { companyRegistrationFields } from '../../fields/companyFields.ts';

/**
 * Opens the account of a business and signs in. Visitors see its company after approval. `tax-number`: the check digit
 * of a Serbian tax number is wrong. `value`: the type is not in the list. `phone`: the phone number is invalid.
 * [J02, M12, G14]
 */
export const registerBusiness = defineCall({
  method: 'POST',
  path: '/auth/register-business',
  access: 'public',
  onlyFromApps: true,
  summary: 'Opens the account of a business.',
  body: z.strictObject({
    email: emailField,
    password: passwordField,
    ...companyRegistrationFields,
  }),
  reply: OpenSession,
  failures: ['validation', 'rate-limited'],
});
