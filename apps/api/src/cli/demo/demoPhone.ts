import { phoneCountries } from '@volan/domain-rules';

/** Kinds of accounts of the demo; the index of a kind is a digit of its numbers. */
const kinds = ['person', 'company', 'service', 'parts'] as const;

/** Digits of a number, with those of its country. */
const digits = 12;

/**
 * A phone number for an account of the demo, so that buyers can ask for it. It belongs to nobody: after the prefix of a
 * country no real number begins with a zero.
 */
export function demoPhone(country: string, kind: (typeof kinds)[number], number: number): string {
  const prefix = phoneCountries.find((known) => known.country === country)?.prefix ?? '+381';
  const own = `0${kinds.indexOf(kind)}`;
  return `${prefix}${own}${String(number).padStart(digits + 1 - prefix.length - own.length, '0')}`;
}
