import { parseNumber } from '../numbers/parseNumber.ts';

const figure = /^-?\d(?:[\d.,\s]*\d)?$/;

/**
 * A number as in `filters`: digits, a point, at most two decimals. People who type an address by hand write thousands
 * as on paper: `3.000`, `3,000` and `3 000` are 3000. `null` for anything else, also for a number below zero.
 */
export function filterNumber(text: string): number | null {
  // Numbers of at most two decimals mean the same in every language.
  const number = figure.test(text) ? parseNumber(text, 'en') : null;
  return typeof number === 'number' ? number : null;
}
