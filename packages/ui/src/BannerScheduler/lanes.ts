import type { Booking, SchedulerDay } from './BannerSchedulerProps.ts';

/** A booking as a bar of the shown month. */
export interface Bar {
  booking: Booking;
  /** First and last day, as numbers of columns from 0. */
  first: number;
  last: number;
  /** Bars that meet share the height: the earlier above, the conflict below. */
  lane: 'whole' | 'upper' | 'lower';
}

const meet = (one: Booking, other: Booking) => one.from <= other.to && other.from <= one.to;

/** The bars of a position, cut to the shown days. */
export function barsOf(bookings: readonly Booking[], days: readonly SchedulerDay[]): Bar[] {
  const start = days[0]?.key ?? '';
  const end = days.at(-1)?.key ?? '';
  return bookings.flatMap((booking) => {
    if (booking.to < start || booking.from > end) {
      return [];
    }
    const first = Math.max(
      0,
      days.findIndex(({ key }) => key >= booking.from),
    );
    const last = days.findLastIndex(({ key }) => key <= booking.to);
    const lane =
      booking.kind === 'conflict'
        ? 'lower'
        : bookings.some((other) => other.kind === 'conflict' && meet(booking, other))
          ? 'upper'
          : 'whole';

    return [{ booking, first, last, lane }];
  });
}
