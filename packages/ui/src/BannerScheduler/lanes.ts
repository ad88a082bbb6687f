import type { BannerPosition, Booking, SchedulerDay } from './BannerSchedulerProps.ts';

/** A booking as a bar of the shown days. */
export interface Bar {
  booking: Booking;
  /** First and last day, as numbers of columns from 0. */
  first: number;
  last: number;
}

/** A row of the calendar: one lane of a position. Bars of a lane never meet. */
export interface Lane {
  position: BannerPosition;
  bars: readonly Bar[];
  /** Number of the lane within its position, from 0. */
  lane: number;
  /** Lanes of the position. */
  lanes: number;
}

/** The bars of a position, cut to the shown days. */
function barsOf(bookings: readonly Booking[], days: readonly SchedulerDay[]): Bar[] {
  const start = days[0]?.key ?? '';
  const end = days.at(-1)?.key ?? '';
  return bookings
    .filter(({ from, to }) => to >= start && from <= end)
    .map((booking) => ({
      booking,
      first: Math.max(
        0,
        days.findIndex(({ key }) => key >= booking.from),
      ),
      last: days.findLastIndex(({ key }) => key <= booking.to),
    }));
}

const meet = (one: Bar, other: Bar) => one.first <= other.last && other.first <= one.last;

/**
 * The lanes of the positions. Each bar is in the first lane where it meets no other; a conflict is below what it meets.
 * While a place of the position is free, its last lane is empty.
 */
export function lanesOf(positions: readonly BannerPosition[], days: readonly SchedulerDay[]): Lane[] {
  return positions.flatMap((position) => {
    const lanes: Bar[][] = [];
    const bars = barsOf(position.bookings, days);
    for (const bar of bars.toSorted((one, other) => rankOf(one) - rankOf(other))) {
      const free = lanes.find((lane) => lane.every((other) => !meet(bar, other)));
      if (free) free.push(bar);
      else lanes.push([bar]);
    }
    if (lanes.length < Math.max(1, Math.min(position.places ?? 1, lanes.length + 1))) lanes.push([]);

    return lanes.map((bars, lane) => ({ position, bars, lane, lanes: lanes.length }));
  });
}

const ranks = { booked: 0, draft: 0, conflict: 1, fallback: 2 } as const satisfies Record<Booking['kind'], number>;

const rankOf = ({ booking }: Bar) => ranks[booking.kind];
