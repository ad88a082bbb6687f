import { describe, expect, it } from 'vitest';
import type { Booking } from './BannerSchedulerProps.ts';
import { december } from '../samples/banners.ts';
import { lanesOf } from './lanes.ts';

const booking = (id: string, from: string, to: string, kind: Booking['kind'] = 'booked'): Booking => ({
  id,
  name: id,
  kind,
  from,
  to,
  label: id,
});

/** The bars of each lane of one position: name, first and last column. */
const drawn = (bookings: readonly Booking[], places = 1) =>
  lanesOf([{ id: 'row8', name: 'Katalog', note: '', bookings, places }], december).map(({ bars }) =>
    bars.map(({ booking: { id }, first, last }) => [id, first, last]),
  );

describe('the bars of a position', () => {
  it('are cut to the shown days', () => {
    expect(drawn([booking('a', '2026-11-20', '2026-12-02'), booking('b', '2026-12-30', '2027-01-09')])).toEqual([
      [
        ['a', 0, 1],
        ['b', 29, 30],
      ],
    ]);
    expect(drawn([booking('a', '2026-11-01', '2026-11-30'), booking('b', '2027-01-01', '2027-01-09')])).toEqual([[]]);
  });

  it('lie below each other where they meet, a conflict lowest', () => {
    expect(
      drawn([booking('mobil', '2026-12-10', '2026-12-17', 'conflict'), booking('castrol', '2026-12-05', '2026-12-12')]),
    ).toEqual([[['castrol', 4, 11]], [['mobil', 9, 16]]]);
  });

  it('leave an empty lane while a place is free', () => {
    const [one, other] = [booking('a', '2026-12-01', '2026-12-31'), booking('b', '2026-12-05', '2026-12-06')];
    expect(drawn([one], 2)).toEqual([[['a', 0, 30]], []]);
    expect(drawn([one, other], 2)).toEqual([[['a', 0, 30]], [['b', 4, 5]]]);
    expect(drawn([], 3)).toEqual([[]]);
  });
});
