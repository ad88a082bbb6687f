import { describe, expect, it } from 'vitest';
import { formatWeekday, formatWeekdayInText } from './formatWeekday.ts';
import { formatDate, formatMonth, formatYear } from './formatDate.ts';
import { formatFileSize } from './formatFileSize.ts';
import { formatDistance, formatMeasure, formatPower, formatVolume } from './formatMeasure.ts';
import { formatNumber } from './formatNumber.ts';
import { formatPrice } from './formatPrice.ts';
import { formatRelativeTime } from './formatRelativeTime.ts';
import { formatsOf } from './formatsOf.ts';
import { countryName, languageName } from './names.ts';

/** Every space in an expected text is one that does not break. */
const unbroken = (text: string) => text.replaceAll(' ', '\u00a0');

describe.each([
  ['rs', '17.990 €', '142.000 km', '110 kW', '150 KS', '1.968 cm³', '2019.'],
  ['en', '€17,990', '142,000 km', '110 kW', '150 hp', '1,968 cm³', '2019'],
  ['de', '17.990 €', '142.000 km', '110 kW', '150 PS', '1.968 cm³', '2019'],
  ['bg', '17 990 €', '142 000 км', '110 kW', '150 к.с.', '1968 см³', '2019'],
  ['hu', '17 990 €', '142 000 km', '110 kW', '150 LE', '1968 cm³', '2019'],
  ['ro', '17.990 €', '142.000 km', '110 kW', '150 CP', '1.968 cm³', '2019'],
  ['ru', '17 990 €', '142 000 км', '110 кВт', '150 л.с.', '1 968 см³', '2019'],
  ['zh', '€17,990', '142,000 公里', '110 kW', '150 马力', '1,968 cm³', '2019年'],
  ['mk', '17.990 €', '142.000 км', '110 kW', '150 КС', '1.968 см³', '2019'],
] as const)('in %s (DESIGN 12)', (language, price, distance, kilowatts, horsepower, volume, year) => {
  it(`a price is ${price} [L03]`, () => {
    expect(formatPrice(17990, language)).toBe(unbroken(price));
  });

  it(`a distance is ${distance}`, () => {
    expect(formatDistance(142000, language)).toBe(unbroken(distance));
  });

  it(`power is ${kilowatts} (${horsepower})`, () => {
    expect(formatPower(110, language)).toBe(`${unbroken(kilowatts)} (${unbroken(horsepower)})`);
  });

  it(`displacement is ${volume}, a year ${year}`, () => {
    expect(formatVolume(1968, language)).toBe(unbroken(volume));
    expect(formatYear(2019, language)).toBe(year);
  });
});

describe('numbers', () => {
  it.each([
    ['rs', 12846, '12.846'],
    ['en', 12846, '12,846'],
    ['de', 0.5, '0,5'],
    ['ru', 1.005, '1,01'],
  ] as const)('in %s: %d is %s', (language, number, text) => {
    expect(formatNumber(number, language)).toBe(text);
  });

  it('carry the unit of their specification', () => {
    expect(formatMeasure(5.4, 'l/100 km', 'ru')).toBe('5,4\u00a0л/100 км');
    expect(formatMeasure(9800, '€', 'rs')).toBe('9.800\u00a0€');
    expect(formatMeasure(5, null, 'rs')).toBe('5');
  });

  it.each([
    ['en', 24, '24 Bytes'],
    ['rs', 24, '24 B'],
    ['rs', 1536, '1,5 KB'],
    ['en', 12_846_000, '12.25 MB'],
    ['ru', 8 * 1024 ** 2, '8 МБ'],
    ['zh', 0, '0 字节'],
  ] as const)('say the size of a file in %s: %i bytes are %s [G12]', (language, bytes, text) => {
    expect(formatFileSize(bytes, language)).toBe(unbroken(text));
  });

  it.each([
    [85, 116],
    [74, 101],
    [140, 190],
    [1, 1],
  ])('turn %i kW into %i metric horsepower', (kilowatts, horsepower) => {
    expect(formatPower(kilowatts, 'de')).toBe(`${kilowatts}\u00a0kW (${horsepower}\u00a0PS)`);
  });
});

describe('dates', () => {
  it.each([
    ['rs', '2. 3. 2026.', '03.2027.'],
    ['en', '2 Mar 2026', '03/2027'],
    ['de', '02.03.2026', '03/2027'],
    ['bg', '2.03.2026 г.', '03.2027 г.'],
    ['hu', '2026. márc. 2.', '2027. 03.'],
    ['ro', '2 mar. 2026', '03.2027'],
    ['ru', '2 мар. 2026 г.', '03.2027'],
    ['zh', '2026年3月2日', '2027年3月'],
    ['mk', '2 мар. 2026 г.', '03.2027 г.'],
  ] as const)('in %s: %s, a month %s', (language, date, month) => {
    const plain = (text: string) => text.replace(/\s/gu, ' ');
    expect(plain(formatDate('2026-03-02T10:00:00Z', language))).toBe(date);
    expect(plain(formatMonth(2027, 3, language))).toBe(month);
  });

  it('are days of the brand, not of UTC', () => {
    expect(formatDate('2026-03-01T23:30:00Z', 'en')).toBe('2 Mar 2026');
    expect(formatDate('2026-03-01T23:30:00Z', 'en', 'UTC')).toBe('1 Mar 2026');
  });
});

describe('ages', () => {
  const now = Date.parse('2026-11-21T11:00:00Z'); // noon in Belgrade
  const ago = { s: 1000, min: 60_000, h: 3_600_000, d: 86_400_000 };

  it.each([
    [30 * ago.s, 'upravo sada', 'just now'],
    [-5 * ago.min, 'upravo sada', 'just now'],
    [35 * ago.min, 'pre 35 min', '35 min ago'],
    [2 * ago.h, 'pre 2 h', '2 h ago'],
    [7 * ago.h, 'danas', 'today'],
    [13 * ago.h, 'juče', 'yesterday'],
    [2 * ago.d, 'pre 2 dana', '2 days ago'],
    [21 * ago.d, 'pre 21 dan', '21 days ago'],
    [40 * ago.d, '12. 10. 2026.', '12 Oct 2026'],
  ])('%i ms: %s, %s', (age, serbian, english) => {
    expect(formatRelativeTime(now - age, now, 'rs')).toBe(serbian);
    expect(formatRelativeTime(new Date(now - age).toISOString(), now, 'en')).toBe(english);
  });

  it('speak every language', () => {
    const told = (['de', 'bg', 'hu', 'ro', 'ru', 'zh', 'mk'] as const).map((language) =>
      formatRelativeTime(now - 3 * ago.d, now, language),
    );
    expect(told).toEqual([
      'vor 3 Tagen',
      'преди 3 дни',
      '3 napja',
      'acum 3 zile',
      '3 дня назад',
      '3 天前',
      'пред 3 дена',
    ]);
  });
});

describe('names', () => {
  it('of countries are in the language of the visitor', () => {
    expect((['rs', 'en', 'hu', 'mk', 'zh'] as const).map((language) => countryName('DE', language))).toEqual([
      'Nemačka',
      'Germany',
      'Németország',
      'Германија',
      '德国',
    ]);
    expect([countryName('xk', 'en'), countryName('', 'en'), countryName('123', 'en')]).toEqual(['Kosovo', '', '123']);
  });

  it('of languages too', () => {
    expect([languageName('rs', 'en'), languageName('en', 'rs'), languageName('zh', 'de')]).toEqual([
      'Serbian',
      'engleski',
      'Chinesisch',
    ]);
  });

  it('and formats of one language come together', () => {
    const formats = formatsOf('rs');
    expect([formats.price(9800), formats.country('RS'), formats.year(2020)]).toEqual([
      '9.800\u00a0€',
      'Srbija',
      '2020.',
    ]);
  });
});

describe('days of the week', () => {
  it.each([
    ['rs', 'Ponedeljak', 'Nedelja'],
    ['en', 'Monday', 'Sunday'],
    ['de', 'Montag', 'Sonntag'],
    ['ru', 'Понедельник', 'Воскресенье'],
    ['mk', 'Понеделник', 'Недела'],
    ['zh', '星期一', '星期日'],
  ] as const)('in %s begin with %s and end with %s', (language, monday, sunday) => {
    expect([formatWeekday(0, language), formatWeekday(6, language)]).toEqual([monday, sunday]);
  });

  it('have a capital within a sentence only where the language asks for it', () => {
    const languages = ['rs', 'en', 'de', 'ru'] as const;
    expect(languages.map((language) => formatWeekdayInText(1, language))).toEqual([
      'utorak',
      'Tuesday',
      'Dienstag',
      'вторник',
    ]);
  });
});
