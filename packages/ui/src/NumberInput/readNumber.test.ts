import { describe, expect, it } from 'vitest';
import { readNumber } from './readNumber.ts';

describe('reading a whole number that somebody pastes', () => {
  it.each([
    ['17.990 €', '17990'],
    ['€17,990', '17990'],
    ['142 000 km', '142000'],
    ['142\u00a0000\u00a0km', '142000'],
    ["12'500", '12500'],
    ['17.990,00', '17990'],
    ['1,234,567.89', '1234567'],
    ['99.999.999.999', '99999999999'],
    ['-5', '-5'],
    ['2019.', '2019'],
    ['0', '0'],
    ['mnogo', ''],
    ['', ''],
  ])('%s is %s', (text, number) => expect(readNumber(text, undefined)).toBe(number));
});

describe('reading a number with decimals', () => {
  it.each([
    ['1.234,5', ',', '1234.5'],
    ['1,5', ',', '1.5'],
    ['1.5', ',', '1.5'],
    ['1.500', ',', '1500'],
    ['1.500', '.', '1.500'],
    ['1,500', '.', '1500'],
    ['1,500.25 l', '.', '1500.25'],
    ['12', '.', '12'],
  ] as const)('%s with %s is %s', (text, sign, number) => expect(readNumber(text, sign)).toBe(number));
});
