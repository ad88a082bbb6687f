import { describe, expect, it } from 'vitest';
import type { Booking, SchedulerDay } from './BannerSchedulerProps.ts';
import { barsOf } from './lanes.ts';

const days: SchedulerDay[] = Array.from({ length: 31 }, (_, index) => ({
  key: `2026-12-${String(index + 1).padStart(2, '0')}`,
  number: String(index + 1),
  weekday: '',
  name: '',
  weekend: false,
}));
const booking = (name: string, from: string, to: string, kind: Booking['kind'] = 'booked'): Booking => ({
  id: name,
  name,
  kind,
  from,
  to,
  label: name,
});
const drawn = (...bookings: Booking[]) =>
  barsOf(bookings, days).map(({ booking: { name }, first, last, lane }) => `${name} ${first}-${last} ${lane}`);

describe('the bars of a month', () => {
  it('begin and end on their days', () => {
    expect(drawn(booking('DDOR', '2026-12-12', '2026-12-26'))).toEqual(['DDOR 11-25 whole']);
  });
  it('are cut where the month begins and ends', () => {
    expect(drawn(booking('Gume', '2026-11-20', '2027-01-03'))).toEqual(['Gume 0-30 whole']);
  });
  it('leave out what lies in other months', () => {
    expect(drawn(booking('Stari', '2026-10-01', '2026-11-30'), booking('Novi', '2027-01-01', '2027-01-05'))).toEqual(
      [],
    );
  });
  it('share the height where two meet', () => {
    const first = booking('Castrol', '2026-12-05', '2026-12-12');
    const second = booking('Mobil 1', '2026-12-10', '2026-12-17', 'conflict');
    expect(drawn(first, second, booking('Shell', '2026-12-20', '2026-12-21'))).toEqual([
      'Castrol 4-11 upper',
      'Mobil 1 9-16 lower',
      'Shell 19-20 whole',
    ]);
  });
});
