import { inOneLine } from '@volan/domain-rules';
import { z } from 'zod';

/**
 * The signs that every mail server takes, which are those of an address field of a browser: none that nobody sees, or
 * that looks like another. Linear in the length of its text; whether the address exists, only a mail shows.
 */
const emailPattern = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)+$/;

/** An e-mail address, in small letters and without spaces around; at most 254 characters. */
export const emailField = z
  .string()
  .max(254)
  .transform((text) => text.trim().toLowerCase())
  .refine((text) => emailPattern.test(text), 'email');

/**
 * A password as it was typed: never trimmed, never cut. What a new one must be, the server says: `password-weak`. [M21]
 */
export const passwordField = z.string().min(1).max(128);

/** A code of six digits that was mailed; spaces that came with it are no part of it. */
export const codeField = z
  .string()
  .max(20)
  .transform((text) => text.replaceAll(/\s/g, ''))
  .refine((text) => /^\d{6}$/.test(text), 'code-wrong');

/** A number of a company in one line. Digits that were pasted in groups lose the spaces between them. */
export function companyNumber(text: string): string {
  const line = inOneLine(text);
  return /^[\d ]+$/.test(line) ? line.replaceAll(' ', '') : line;
}

/** The website of a business, as browsers open it, without space and signs that cannot be seen. */
export const websiteField = z
  .string()
  .trim()
  .max(200)
  .regex(/^https?:\/\/[^\s/]+\.[^\s/]+/, { abort: true })
  .refine((text) => URL.canParse(text) && !/[\s\p{Cc}\p{Cf}]/u.test(text), 'format');

/** The name of a company in the register, from 2 to 200 characters, in one line. */
export const legalNameField = z.string().max(400).transform(inOneLine).pipe(z.string().min(2).max(200));

/** The name of a person or a company, from 2 to 60 characters, in one line. [J18] */
export const nameField = z.string().max(200).transform(inOneLine).pipe(z.string().min(2).max(60));

/** A code of an authenticator app (six digits), or one of the recovery codes (`k7m2q-9fxtd`). */
export const secondFactorCodeField = z
  .string()
  .max(40)
  .transform((text) => text.trim())
  .refine((text) => /^(\d[\d\s]{5,8}|[a-z0-9]{5}[\s-]*[a-z0-9]{5})$/i.test(text), 'code-wrong');

/** A phone number as people write it, at most 20 digits; whether it rings, only a message shows. */
export const mobileField = z
  .string()
  .max(40)
  .transform((text) => text.replaceAll(/[\s()/.-]/g, ''))
  .refine((text) => /^\+?\d{6,20}$/.test(text), 'phone');
