import { describe, expect, it } from 'vitest';
import { readVin } from './readVin.ts';

describe('what a chassis number tells [M54]', () => {
  it.each([
    ['WVWZZZ1KZ9W123456', 'volkswagen', 2009],
    ['wvw zzz 3cz ee140287', 'volkswagen', 2014],
    ['TMBJF9NE1K0123456', 'skoda', 2019],
    ['W0L0AHL3588123456', 'opel', 2008],
    ['YV1TS592861433393', 'volvo', 2006],
    ['U5YPH816AML123456', 'kia', 2021],
    ['5YJ3E7EA7KF317000', 'tesla', 2019],
    ['LSJW74U90PZ123456', 'mg', 2023],
    // these makers use the tenth place for something else
    ['WBA3D31080F123456', 'bmw', null],
    ['WF0AXXGAJA5R12345', 'ford', null],
    ['VF1BZ0A0A45123456', 'renault', null],
    ['ZFA19900001234567', 'fiat', null],
    // a number for North America tells by its seventh character which thirty years it means
    ['1FADP3F20JL123456', 'ford', 2018],
    ['1G1JC524417123456', 'chevrolet', 2001],
    // 1C4 is of Jeep and of Dodge
    ['1C4RJFBG0FC123456', null, 2015],
    ['XXXZZZ1KZ9W123456', null, null],
  ])('%s: %s, %s', (vin, make, year) => expect(readVin(vin, 2026)).toEqual({ make, year }));

  it('is a year up to the next one', () => {
    const vin = 'WVWZZZ1KZVW123456';
    expect([readVin(vin, 2026)?.year, readVin(vin, 2025)?.year]).toEqual([2027, 1997]);
  });

  it.each(['', 'WVWZZZ1KZ9W12345', 'WVWZZZ1KZ9W1234567', 'WVWZZZ1KZ9WO23456', 'пезо'])('is nothing for %j', (text) =>
    expect(readVin(text, 2026)).toBeNull(),
  );
});
