import { describe, expect, it } from 'vitest';
import { openState, weekFaults, type BusinessHours } from './openState.ts';
import { readOpeningHours, type OpeningHours } from './openingHours.ts';

const timeZone = 'Europe/Belgrade';
const workdays = readOpeningHours('Mo-Fr 08:00-17:00, Sa 09:00-13:00') ?? [];
const closedWeek: OpeningHours = Array.from({ length: 7 }, () => null);
const daily = (opens: string, closes: string): OpeningHours => Array.from({ length: 7 }, () => ({ opens, closes }));
const hours = (week: OpeningHours, exceptions: BusinessHours['exceptions'] = []): BusinessHours => ({
  week,
  exceptions,
  timeZone,
});

// 2026-11-30 is a Monday; Belgrade is one hour ahead of UTC in winter
const monday = (time: string) => new Date(`2026-11-30T${time}:00+01:00`);

describe('a business is open [M12]', () => {
  it.each([
    ['07:59', { isOpen: false, opens: { day: '2026-11-30', time: '08:00' } }],
    ['08:00', { isOpen: true, until: '17:00' }],
    ['16:59', { isOpen: true, until: '17:00' }],
    ['17:00', { isOpen: false, opens: { day: '2026-12-01', time: '08:00' } }],
  ])('between its hours: at %s', (time, expected) =>
    expect(openState(hours(workdays), monday(time))).toEqual(expected),
  );

  it('past midnight until its hours of the day before end', () => {
    const nights = hours([{ opens: '18:00', closes: '02:00' }, ...closedWeek.slice(1)]);
    expect(openState(nights, new Date('2026-12-01T01:59:00+01:00'))).toEqual({ isOpen: true, until: '02:00' });
    expect(openState(nights, new Date('2026-12-01T02:00:00+01:00'))).toMatchObject({ isOpen: false });
    expect(openState(nights, monday('23:00'))).toEqual({ isOpen: true, until: '02:00' });
  });

  it('around the clock where each day follows the other', () => {
    expect(openState(hours(daily('00:00', '24:00')), monday('03:00'))).toEqual({ isOpen: true, until: null });
    const untilSunday = hours([...daily('00:00', '24:00').slice(0, 6), null]);
    expect(openState(untilSunday, monday('03:00'))).toEqual({ isOpen: true, until: '24:00' });
  });

  it('by other hours on the days of an exception', () => {
    const holidays = [
      { from: '2026-11-30', to: '2026-12-01', hours: null },
      { from: '2026-12-02', to: '2026-12-02', hours: { opens: '10:00', closes: '12:00' } },
    ];
    expect(openState(hours(workdays, holidays), monday('10:00'))).toEqual({
      isOpen: false,
      opens: { day: '2026-12-02', time: '10:00' },
    });
  });

  it('never, where it has no hours', () =>
    expect(openState(hours(closedWeek), monday('10:00'))).toEqual({ isOpen: false, opens: null }));

  it('by its own clock, also on the days on which clocks change', () => {
    const all = hours(daily('08:00', '16:00'));
    // the clock goes from 02:00 to 03:00 on 2026-03-29, and from 03:00 to 02:00 on 2026-10-25
    for (const [moment, isOpen] of [
      ['2026-03-29T05:59:00Z', false],
      ['2026-03-29T06:00:00Z', true],
      ['2026-10-25T06:59:00Z', false],
      ['2026-10-25T07:00:00Z', true],
    ] as const) {
      expect(openState(all, new Date(moment)).isOpen).toBe(isOpen);
    }
    expect(openState({ ...all, timeZone: 'Europe/London' }, monday('08:30')).isOpen).toBe(false);
  });
});

describe('hours of a week', () => {
  it.each([
    ['09:00', '17:00', []],
    ['18:00', '02:00', []],
    ['00:00', '24:00', []],
    ['18:00', '18:00', ['time']],
    ['24:00', '02:00', ['time']],
    ['09:00', '24:30', ['time']],
    ['09:00', '00:00', []],
    ['00:00', '00:00', ['time']],
  ])('from %s to %s have the faults %o', (opens, closes, expected) =>
    expect([...weekFaults([{ opens, closes }, ...closedWeek.slice(1)]).values()]).toEqual(expected),
  );

  it('do not overlap those of the next day, also from Sunday to Monday', () => {
    const early = { opens: '01:00', closes: '17:00' };
    const late = { opens: '18:00', closes: '02:00' };
    expect([...weekFaults([late, early, null, null, null, null, null])]).toEqual([[0, 'hours-overlap']]);
    expect([...weekFaults([early, null, null, null, null, null, late])]).toEqual([[6, 'hours-overlap']]);
    expect([...weekFaults(daily('02:00', '02:00'))].map(([, fault]) => fault)).toEqual(Array(7).fill('time'));
  });
});
