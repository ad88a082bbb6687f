import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languageValues } from '../languages/LanguageValue.ts';
import { formatNumberForField } from './formatNumberForField.ts';
import { numberMarks } from './numberMarks.ts';
import { parseNumber } from './parseNumber.ts';

describe('a number as people type it', () => {
  const inEach = (text: string, expected: unknown) =>
    languageValues.map((language) => [text, language, expected] as const);
  it.each([
    ...['rs', 'sr-Latn', 'de', 'hu', 'ro', 'bg', 'mk'].map((language) => ['12.500', language, 12_500] as const),
    ['12.500 €', 'rs', 12_500],
    ['12.500 €', 'de', 12_500],
    ['€12,500', 'en', 12_500],
    ['12,500.00', 'en', 12_500],
    ['12.500,00', 'rs', 12_500],
    ['12.500,00', 'de', 12_500],
    ['12500,-', 'rs', 12_500],
    ['12500,-', 'de', 12_500],
    ['2.500', 'rs', 2500],
    ['2,500', 'en', 2500],
    ['150.500', 'rs', 150_500],
    ...inEach('12 500', 12_500),
    ...inEach('12\u00a0500', 12_500),
    ...inEach('12\u202f500', 12_500),
    ...inEach('2 500,50', 2500.5),
    ...inEach("12'500", 12_500),
    ...inEach('12’500', 12_500),
    ...inEach('１２５００', 12_500),
    ...inEach('１２，５００．５', 12_500.5),
    ...inEach('142000 km', 142_000),
    ...inEach('142.000 km', 142_000),
    ...inEach('1.9', 1.9),
    ...inEach('1,9', 1.9),
    ...inEach('1.234.567', 1_234_567),
    ...inEach('1,234,567.89', 1_234_567.89),
    ...inEach('0.500', 0.5),
    ...inEach('12500.0000', 12_500),
    ...inEach('2019.', 2019),
    ...inEach('.5', 0.5),
    ...inEach('+7', 7),
    ...inEach('-0', 0),
    ...inEach('007', 7),
    ...inEach(' 12 ', 12),
    ['142.000 км', 'ru', 142_000],
    ['12.500 дин.', 'rs-cyrl', 12_500],
    ['RSD 12.500', 'rs', 12_500],
    ['12 500 Ft', 'hu', 12_500],
    ['1900 cm3', 'rs', 1900],
    ['110 kW', 'de', 110],
  ] as const)('"%s" in %s is %s', (text, language, expected) => {
    expect(parseNumber(text, language)).toBe(expected);
  });

  it.each([
    ...inEach('', 'empty'),
    ...inEach(' \u00a0', 'empty'),
    ...inEach('1e3', 'not-a-number'),
    ...inEach('abc', 'not-a-number'),
    ...inEach('10k', 'not-a-number'),
    ...inEach('12 abc', 'not-a-number'),
    ...inEach('5²', 'not-a-number'),
    ...inEach('1.23.4', 'not-a-number'),
    ...inEach('12 50', 'not-a-number'),
    ...inEach('12,500,00', 'not-a-number'),
    ...inEach('1..5', 'not-a-number'),
    ...inEach('€', 'not-a-number'),
    ...inEach('5-10', 'not-a-number'),
    ...inEach('-abc', 'not-a-number'),
    ...inEach('Infinity', 'not-a-number'),
    ...inEach('0x10', 'not-a-number'),
    ...inEach('-5', 'negative'),
    ...inEach('−5', 'negative'),
    ...inEach('- 5 €', 'negative'),
    ...inEach('12345678901234567890', 'too-many-digits'),
    ...inEach('12.345.678.901.234.567.890', 'too-many-digits'),
    ...inEach('1.2345', 'too-many-decimals'),
    ...inEach('1234,567', 'too-many-decimals'),
    ...inEach(`1${' '.repeat(100_000)}x`, 'not-a-number'),
    ...inEach('9'.repeat(100_000), 'not-a-number'),
  ] as const)('"%s" in %s is refused: %s', (text, language, problem) => {
    expect(parseNumber(text, language)).toBe(problem);
  });

  it('takes numbers below zero, and as many decimals, as the field says', () => {
    expect(parseNumber('-5', 'rs', { negative: true })).toBe(-5);
    expect(parseNumber('12,5', 'rs', { decimals: 0 })).toBe('too-many-decimals');
    expect(parseNumber('12,0', 'rs', { decimals: 0 })).toBe(12);
    expect(parseNumber('1,234', 'rs', { decimals: 3 })).toBe(1.234);
    expect(parseNumber('1.234', 'rs', { decimals: 3 })).toBe(1234);
    expect(parseNumber('1.234', 'en', { decimals: 3 })).toBe(1.234);
  });

  it('takes the unit of its field behind the number', () => {
    expect(parseNumber('5,4 l/100 km', 'rs', { unit: 'l/100 km' })).toBe(5.4);
    expect(parseNumber('5,4 l/100 km', 'rs')).toBe('not-a-number');
  });

  it.each([
    ['110 ks', 'kW', 'other-unit'],
    ['60000 mi', 'km', 'other-unit'],
    ['£9,000', '€', 'other-unit'],
    ['900.000 din.', '€', 'other-unit'],
    ['€ 9,000 km', '€', 'other-unit'],
    ['81 kW', 'kW', 81],
    ['110 PS', 'KS', 110],
    ['1900 ccm', 'cm³', 1900],
    ['9000 eur', '€', 9000],
    ['5 l', 'l/100 km', 5],
  ])('"%s" in a field of %s is %s', (text, unit, expected) => {
    expect(parseNumber(text, 'en', { unit })).toBe(expected);
  });

  it('keeps to the marks that a file declares, and guesses nothing without them', () => {
    expect(parseNumber('2.500', { decimal: ',', thousands: '.' })).toBe(2500);
    expect(parseNumber('2.500', { decimal: '.', thousands: ',' })).toBe(2.5);
    expect(parseNumber('2,500', { decimal: '.' })).toBe('not-a-number');
    expect(parseNumber('2500,5', { decimal: '.' })).toBe('not-a-number');
    expect(parseNumber("2'500.5", { decimal: '.', thousands: "'" })).toBe(2500.5);
    expect(parseNumber('2.500', null)).toBe('ambiguous');
    expect(parseNumber('2,500', null)).toBe('ambiguous');
    expect(parseNumber('2.500,00', null)).toBe(2500);
    expect(parseNumber('2.5', null)).toBe(2.5);
  });
});

describe('a number as a field shows it', () => {
  it.each([
    ['rs', '12.500,5'],
    ['sr-Cyrl', '12.500,5'],
    ['en', '12,500.5'],
    ['de', '12.500,5'],
    ['bg', '12\u00a0500,5'],
    ['hu', '12\u00a0500,5'],
    ['ro', '12.500,5'],
    ['ru', '12\u00a0500,5'],
    ['zh-Hans', '12,500.5'],
    ['mk', '12.500,5'],
    ['fr', '12,500.5'],
  ])('in %s is %s', (language, text) => {
    expect(formatNumberForField(12_500.5, language)).toBe(text);
  });

  it('has no groups where none are wanted, and is empty without a number', () => {
    expect(formatNumberForField(2015, 'rs', false)).toBe('2015');
    expect(formatNumberForField(1234.5, 'rs', false)).toBe('1234,5');
    expect([null, undefined, Number.NaN].map((value) => formatNumberForField(value, 'rs'))).toEqual(['', '', '']);
  });

  it('is read back as the same number in every language', () => {
    const cents = fc.integer({ min: -99_999_999_999_999, max: 99_999_999_999_999 });
    fc.assert(
      fc.property(cents, fc.constantFrom(...languageValues), fc.boolean(), (count, language, grouping) => {
        const value = count / 100;
        expect(parseNumber(formatNumberForField(value, language, grouping), language, { negative: true })).toBe(
          value || 0,
        );
      }),
    );
  });

  it('has the marks that Intl has', () => {
    for (const language of languageValues) {
      const tag = language === 'rs' ? 'sr-Latn' : language;
      const parts = new Intl.NumberFormat(tag).formatToParts(1_234_567.5);
      const sign = (type: string) => parts.find((part) => part.type === type)?.value.replace(/\s/, ' ');
      expect([language, numberMarks(language)]).toEqual([
        language,
        { decimal: sign('decimal'), thousands: sign('group') },
      ]);
    }
  });
});
