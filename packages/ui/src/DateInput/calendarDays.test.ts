import { describe, expect, it } from 'vitest';
import { clampDay, dayByKey, dayOf, weekdaysOf, weeksOf, yearsOf } from './calendarDays.ts';

const press = (key: string, shiftKey = false, language = 'sr-Latn', from = '2026-11-25') =>
  dayByKey(dayOf(from), { key, shiftKey }, language)?.toString();

describe('the days of a calendar', () => {
  it.each([
    ['ArrowLeft', '2026-11-24'],
    ['ArrowRight', '2026-11-26'],
    ['ArrowUp', '2026-11-18'],
    ['ArrowDown', '2026-12-02'],
    ['Home', '2026-11-23'],
    ['End', '2026-11-29'],
    ['PageUp', '2026-10-25'],
    ['PageDown', '2026-12-25'],
  ])('%s leads to %s', (key, iso) => {
    expect(press(key)).toBe(iso);
  });

  it('PageUp and PageDown with Shift go by years, to the last day that a month has', () => {
    expect(press('PageUp', true)).toBe('2025-11-25');
    expect(press('PageDown', true, 'de', '2024-02-29')).toBe('2025-02-28');
    expect(press('PageDown', false, 'de', '2026-01-31')).toBe('2026-02-28');
  });

  it('a letter leads nowhere', () => {
    expect(press('a')).toBeUndefined();
  });

  it('weeks begin as the language has it', () => {
    expect(weekdaysOf('sr-Latn')[0]?.toString()).toBe('2026-11-23');
    expect(weekdaysOf('en')[0]?.toString()).toBe('2026-11-23');
    expect(weekdaysOf('en-US')[0]?.toString()).toBe('2026-11-22');
    expect(press('Home', false, 'en-US')).toBe('2026-11-22');
  });

  it('a month is whole weeks without the days of its neighbours', () => {
    const weeks = weeksOf(dayOf('2026-11-25'), 'de');
    expect(weeks.map((week) => week.map((day) => day?.day ?? 0))).toEqual([
      [0, 0, 0, 0, 0, 0, 1],
      [2, 3, 4, 5, 6, 7, 8],
      [9, 10, 11, 12, 13, 14, 15],
      [16, 17, 18, 19, 20, 21, 22],
      [23, 24, 25, 26, 27, 28, 29],
      [30, 0, 0, 0, 0, 0, 0],
    ]);
  });

  it('a day outside the limits becomes the nearest inside', () => {
    const limits = { min: '2026-11-10', max: '2026-11-20' };
    expect(clampDay(dayOf('2026-01-01'), limits).toString()).toBe('2026-11-10');
    expect(clampDay(dayOf('2027-01-01'), limits).toString()).toBe('2026-11-20');
    expect(clampDay(dayOf('2026-11-15'), limits).toString()).toBe('2026-11-15');
  });

  it('years go from limit to limit, or over a life, and include what is shown', () => {
    expect(yearsOf(2026, 2026, { min: '2025-03-01', max: '2027-01-01' })).toEqual([2025, 2026, 2027]);
    const open = yearsOf(1890, 2026, {});
    expect([open[0], open.at(-1)]).toEqual([1890, 2036]);
    expect(open).toContain(1987);
  });
});
