import { describe, expect, it } from 'vitest';
import { daysOfMonth, monthAfter, monthOf, monthText } from './calendarMonth.ts';

describe('the month of the calendar', () => {
  it('comes from the address, or is that of today', () => {
    const now = new Date('2026-11-30T12:00:00Z');
    expect([monthOf('2027-01', now), monthOf('2027-13', now), monthOf(null, now)]).toEqual([
      '2027-01',
      '2026-11',
      '2026-11',
    ]);
  });

  it('continues over the end of a year', () => {
    expect([monthAfter('2026-12', 1), monthAfter('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
  });

  it('has its days in the language of the administration', () => {
    const days = daysOfMonth('2028-02', 'rs');
    expect(days).toHaveLength(29);
    expect(days[4]).toMatchObject({ key: '2028-02-05', number: '5', weekend: true });
    expect([daysOfMonth('2026-12', 'en')[0]?.name, monthText('2026-12', 'rs')]).toEqual([
      'Tuesday 1 December',
      'decembar 2026.',
    ]);
  });
});
