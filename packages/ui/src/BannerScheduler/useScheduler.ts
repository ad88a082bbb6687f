'use client';

import type { KeyboardEvent } from 'react';
import type { BannerSchedulerProps } from './BannerSchedulerProps.ts';
import { lanesOf } from './lanes.ts';
import { useBookingMove } from './useBookingMove.ts';
import { useDayChoice, type Cell } from './useDayChoice.ts';

/**
 * The lanes of a scheduler, the choice of free days and the move of a booking, and what a key does with them. `range`
 * are the days that are chosen or moved to; `keyed` answers the cell that gets the focus.
 */
export function useScheduler({
  days,
  positions,
  onOpen,
  onDraft,
  onMove,
}: Pick<BannerSchedulerProps, 'days' | 'positions' | 'onOpen' | 'onDraft' | 'onMove'>) {
  const lanes = lanesOf(positions, days);
  const bookingAt = ({ row, day }: Cell) =>
    lanes[row]?.bars.find(({ first, last }) => first <= day && day <= last)?.booking;
  const openAt = (cell: Cell) => {
    const found = bookingAt(cell);
    // a draft may begin over a fallback
    if (!found || found.kind === 'fallback') return false;

    onOpen(found.id);

    return true;
  };
  const move = useBookingMove({ lanes, days, onOpen, onMove });
  const choice = useDayChoice({
    rows: lanes.length,
    days: days.length,
    open: openAt,
    choose: (row, first, last) => {
      const [position, from, to] = [lanes[row]?.position, days[first], days[last]];
      if (position && from && to) {
        onDraft(position.id, from.key, to.key);
      }
    },
  });
  const { focus } = choice;
  const range = move.range ?? choice.range;
  const keyed = (event: KeyboardEvent): Cell | undefined => {
    const held = move.key(event);
    if (held) {
      choice.focusOn(held);
      return held;
    }

    const booking = event.key === ' ' && choice.range === undefined ? bookingAt(focus) : undefined;
    if (booking && move.take(booking, focus, 'whole', 'keys')) {
      event.preventDefault();
      return focus;
    }

    return choice.key(event);
  };

  return { lanes, move, choice, range, keyed };
}
