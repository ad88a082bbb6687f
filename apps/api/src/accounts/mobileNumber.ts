import { isPhoneCountry, type PhoneCountryCode } from '@volan/domain-rules';
import { getCountries, parsePhoneNumberFromString } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/max/metadata';

/** Errors of a number that cannot be verified. [M20] */
type PhoneProblem = 'phone' | 'phone-not-mobile' | 'phone-country';

/** A number that can receive messages, or the error. */
export type MobileNumber = { readonly number: string } | { readonly problem: PhoneProblem };

/**
 * Reads a mobile number of the countries we sell in, in the form of E.164. Landlines are refused in countries whose
 * numbering plan tells them apart from mobile numbers. [G14]
 *
 * @param text as it was typed: +381 64 1234567, 0038164…, 064/123-4567
 * @param country of a number that was typed without a prefix
 */
export function readMobileNumber(text: string, country: PhoneCountryCode): MobileNumber {
  const parsed = parse(text, country);
  if (!parsed?.isPossible()) return { problem: 'phone' };
  if (!parsed.isValid()) return { problem: isPhoneCountry(parsed.country ?? country) ? 'phone' : 'phone-country' };
  if (!isPhoneCountry(parsed.country)) return { problem: 'phone-country' };

  const type = parsed.getType();
  if (type !== 'MOBILE' && type !== 'FIXED_LINE_OR_MOBILE') return { problem: 'phone-not-mobile' };

  return { number: parsed.number };
}

/**
 * Reads a number that buyers can call, of any country and also a landline, in the form of E.164; undefined if the text
 * is not a valid number. [G14]
 *
 * @param text as it was typed
 * @param country code of the country of a number that was typed without a prefix
 */
export function readPhoneNumber(text: string, country: string): string | undefined {
  const parsed = parse(text, country);
  return parsed?.isValid() ? parsed.number : undefined;
}

function parse(text: string, country: string) {
  const home = getCountries(metadata).find((code) => code === country);
  return parsePhoneNumberFromString(
    text.trim().replace(/^00/, '+'),
    { ...(home && { defaultCountry: home }) },
    metadata,
  );
}
