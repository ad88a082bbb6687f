import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { OpenSession } from '../../entities/Account.ts';
import { maxProfileType } from '../../entities/ProfileType.ts';
import {
  emailField,
  inOneLine,
  legalNameField,
  nameField,
  passwordField,
  websiteField,
} from '../../fields/accountFields.ts';

/**
 * Opens the account of a business and signs in. Visitors see its company after approval. `tax-number`: the check digit
 * of a Serbian tax number is wrong. `value`: the type is not in the list. `phone`: the phone number is invalid.
 * [J02, M12, G14]
 */
export const registerBusiness = defineCall({
  method: 'POST',
  path: '/auth/register-business',
  access: 'public',
  summary: 'Opens the account of a business.',
  body: z.strictObject({
    email: emailField,
    password: passwordField,
    name: nameField.describe('trade name of the business'),
    legal_name: legalNameField,
    type: z.int().min(2).max(maxProfileType).describe('one of `listBusinessTypes`'),
    country_id: z.int().min(1).max(999).describe('ISO 3166-1 numeric'),
    tax_id: z.string().trim().min(2).max(20),
    registry_number: z.string().trim().max(20).optional(),
    address: z.string().max(400).transform(inOneLine).pipe(z.string().min(3).max(200)),
    phone: z
      .string()
      .trim()
      .min(1)
      .max(40)
      .refine((text) => /(?:\d\D*){5}/.test(text), 'phone')
      .describe('as it was typed, with its prefix or as it is called in its country: +381 64 1234567, 032 371 234'),
    web: websiteField.optional(),
  }),
  reply: OpenSession,
  failures: ['validation', 'rate-limited'],
});
