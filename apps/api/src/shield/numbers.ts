import { phoneCountries } from '@volan/domain-rules';
import { parsePhoneNumberFromString } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/max/metadata';

/** A part of a text, in UTF-16 units. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

const spansOf = (text: string, pattern: RegExp, isMeant: (found: string) => boolean): Span[] =>
  Array.from(text.matchAll(pattern)).flatMap(({ 0: found, index }) =>
    isMeant(found.replaceAll(/[\s.-]/g, '')) ? [{ from: index, to: index + found.length }] : [],
  );

/** Numbers of payment cards: 13 to 19 digits with a valid check digit. */
export const findCards = (text: string) => spansOf(text, /(?<![\d+])[3-6]\d{3}(?:[ .-]{0,3}\d){9,15}(?!\d)/g, isCard);

/** Bank accounts: IBANs, and Serbian accounts such as `160-0000001234567-29`. */
export const findAccounts = (text: string) => [
  ...spansOf(text, /(?<![\p{L}\d])[A-Z]{2}\d{2}(?: ?[A-Z0-9]){11,30}(?![\p{L}\d])/gu, isIban),
  ...Array.from(text.matchAll(/(?<!\d)(\d{3})-(\d{1,13})-(\d{2})(?!\d)/g)).flatMap(
    ({ 0: found, 1: bank, 2: account, 3: control, index }) =>
      remainderOf97(`${bank}${account?.padStart(13, '0')}${control}`) === 1
        ? [{ from: index, to: index + found.length }]
        : [],
  ),
];

/** Phones of countries that we do not sell in. Only a number with the prefix of a country counts as foreign. */
export const findForeignPhones = (text: string) =>
  spansOf(text, /(?<![\p{L}\d+])(?:\+|00)[1-9](?:[\s./()-]{0,3}\d){6,14}(?!\d)/gu, (found) => {
    const phone = parsePhoneNumberFromString(found.replace(/^00/, '+'), metadata);
    return phone?.isValid() === true && !phoneCountries.some(({ prefix }) => prefix === `+${phone.countryCallingCode}`);
  });

/** Whether the digits pass the Luhn check. */
function isCard(digits: string): boolean {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, index) => total + (index % 2 === 0 ? Number(digit) : luhnTwice(Number(digit))), 0);
  return sum % 10 === 0;
}

const luhnTwice = (digit: number) => (digit > 4 ? digit * 2 - 9 : digit * 2);

/**
 * Whether a text passes the check of an IBAN (ISO 13616): the first four characters move to the end, and letters become
 * two digits.
 */
const isIban = (text: string) =>
  remainderOf97(
    Array.from(`${text.slice(4)}${text.slice(0, 4)}`, (sign) => Number.parseInt(sign, 36).toString()).join(''),
  ) === 1;

const remainderOf97 = (digits: string) =>
  Array.from(digits).reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0);
