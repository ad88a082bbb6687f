import { parseNumber } from '../numbers/parseNumber.ts';

const figure = /^-?\d(?:[\d.,\s]*\d)?$/;

/**
 * A number as it is in `filters`: digits, a point, at most two decimals. Whoever types an address by hand writes
 * thousands as on paper: `3.000`, `3,000` and `3 000` are 3000. `null` for anything else, also for a number below zero.
 */
export function filterNumber(text: string): number | null {
  // Numbers of at most two decimals mean the same in every language.
  const number = figure.test(text) ? parseNumber(text, 'en') : null;
  return typeof number === 'number' ? number : null;
}
