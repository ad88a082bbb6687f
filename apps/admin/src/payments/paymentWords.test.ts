import { adminTexts } from '@volan/i18n/admin';
import { expect, it } from 'vitest';
import { paymentStands } from './paymentWords.ts';

const { en } = adminTexts;

it.each([
  ['refunded', 200_000, 200_000, 'Refunded'],
  ['refunded', 200_000, 100_000, 'Partly refunded'],
  // money that was reviewed and never paid anything
  ['refunded', 200_000, 0, 'Refunded'],
  ['paid', 200_000, 0, 'Paid'],
] as const)('a payment that is %s, of %i with %i given back, reads %s [M43]', (state, amount, refunded, words) => {
  expect(paymentStands({ state, amount, refunded }, en)).toBe(words);
});
