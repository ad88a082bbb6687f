import { describe, expect, it } from 'vitest';
import { priceAbout } from './priceAbout.ts';

const noon = (day: string) => Date.parse(`${day}T12:00:00Z`);
const rate = { perEuro: 117.1523, day: '2026-11-01' };

describe('a price in dinars, about', () => {
  it.each([
    [12_480, 1_462_000],
    [17_990, 2_108_000],
    [1_000, 117_000],
    [500, 58_600],
    [50, 5_860],
    [1, 120],
  ])('of %d euros is %d: rounded to what "about" can promise [T59]', (euros, amount) => {
    expect(priceAbout(euros, rate, noon('2026-11-03'))).toEqual({ amount, isOlder: false });
  });

  it.each([
    ['2026-10-31', false],
    ['2026-11-01', false],
    ['2026-11-08', false],
    ['2026-11-09', true],
    ['2026-12-01', true],
  ])('on %s says whether its rate is more than a week old: %s', (today, isOlder) => {
    expect(priceAbout(10_000, rate, noon(today))?.isOlder).toBe(isOlder);
  });

  it.each(['2026-12-02', '2027-11-01', '2026-10-30'])(
    'is not told on %s: the rate is too old, or not yet one',
    (today) => {
      expect(priceAbout(10_000, rate, noon(today))).toBeNull();
    },
  );

  it('is not told where the rate or the price makes no amount', () => {
    const today = noon('2026-11-02');
    expect(priceAbout(0, rate, today)).toBeNull();
    expect(priceAbout(10, { ...rate, perEuro: Number.NaN }, today)).toBeNull();
    expect(priceAbout(10, { ...rate, day: 'yesterday' }, today)).toBeNull();
  });
});
