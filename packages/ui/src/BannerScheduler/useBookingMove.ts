'use client';
import { useEffect, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import type { Booking, BookingChange, SchedulerDay } from './BannerSchedulerProps.ts';
import type { Lane } from './lanes.ts';
import type { Cell, CellRange } from './useDayChoice.ts';

/** What of a bar is held: all of it, or its first or last day. */
export type BarPart = 'whole' | 'start' | 'end';

/** A bar that is held, and how far it was moved. */
interface HeldBar {
  booking: Booking;
  part: BarPart;
  /** The day where it was taken, as the number of a column. */
  day: number;
  /** The row that it lies over now. */
  row: number;
  /** Days that its ends were moved. */
  start: number;
  end: number;
  by: 'pointer' | 'keys';
}

const dayMs = 86_400_000;

const dayAfter = (key: string, days: number) => new Date(Date.parse(key) + days * dayMs).toISOString().slice(0, 10);

const lengthOf = ({ from, to }: Booking) => Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

/** Moves the held part by days. A booking keeps at least one day. */
function moved(held: HeldBar, by: number): HeldBar {
  const length = lengthOf(held.booking);
  if (held.part === 'start') return { ...held, start: Math.min(by, length) };
  if (held.part === 'end') return { ...held, end: Math.max(by, -length) };

  return { ...held, start: by, end: by };
}

interface BookingMoveOptions {
  lanes: readonly Lane[];
  days: readonly SchedulerDay[];
  onOpen: (bookingId: string) => void;
  /** Absent: bars cannot be moved. */
  onMove: ((change: BookingChange) => void) | undefined;
}

/** Moves a bar, or its first or last day, by pointer or by keys. */
export function useBookingMove({ lanes, days, onOpen, onMove }: BookingMoveOptions) {
  const [held, setHeld] = useState<HeldBar>();
  const change = held && {
    bookingId: held.booking.id,
    positionId: lanes[held.row]?.position.id ?? '',
    from: dayAfter(held.booking.from, held.start),
    to: dayAfter(held.booking.to, held.end),
  };
  const range: CellRange | undefined = held &&
    change && {
      row: held.row,
      first: Math.max(
        0,
        days.findIndex(({ key }) => key >= change.from),
      ),
      last: days.findLastIndex(({ key }) => key <= change.to),
    };

  const finish = () => {
    if (!held || !change) return;

    setHeld(undefined);
    const isSame =
      held.start === 0 &&
      held.end === 0 &&
      lanes[held.row]?.position.bookings.some(({ id }) => id === held.booking.id) === true;
    if (!isSame) onMove?.(change);
    else if (held.by === 'pointer') onOpen(held.booking.id);
  };

  // the pointer may be released anywhere
  useEffect(() => {
    if (held?.by !== 'pointer') return undefined;

    const cancel = () => setHeld(undefined);
    document.addEventListener('pointerup', finish);
    document.addEventListener('pointercancel', cancel);

    return () => {
      document.removeEventListener('pointerup', finish);
      document.removeEventListener('pointercancel', cancel);
    };
  });

  const take = (booking: Booking, cell: Cell, part: BarPart, by: HeldBar['by']): boolean => {
    if (!onMove || booking.kind === 'fallback') return false;

    setHeld({ booking, part, day: cell.day, row: cell.row, start: 0, end: 0, by });

    return true;
  };
  /** The first row of the position above or below. */
  const rowBeside = (row: number, step: 1 | -1) => {
    const own = lanes[row]?.position;
    const beside = step === 1 ? lanes.findIndex((lane, at) => at > row && lane.position !== own) : -1;
    if (step === 1) return beside < 0 ? row : beside;

    const before = lanes.findLastIndex((lane, at) => at < row && lane.position !== own);

    return before < 0 ? row : lanes.findIndex(({ position }) => position === lanes[before]?.position);
  };

  return {
    /** The days that the held bar lies over now. */
    range,
    held: held?.booking.id,
    take,
    /** The pointer is over a cell. */
    enter({ row, day }: Cell) {
      if (held?.by !== 'pointer') return;

      const next = moved(held, day - held.day);
      // at once: the pointer may be released before the next frame
      flushSync(() => setHeld(held.part === 'whole' ? { ...next, row } : next));
    },
    /** The cell that takes the focus after a key, while a bar is held by keys. */
    key(event: KeyboardEvent): Cell | undefined {
      if (held?.by !== 'keys') return undefined;

      event.preventDefault();
      const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };
      const step = steps[event.key];
      let next = held;
      if (event.key === 'Enter' || event.key === ' ') finish();
      else if (event.key === 'Escape') setHeld(undefined);
      else if (event.key === 'ArrowDown') next = { ...held, row: rowBeside(held.row, 1) };
      else if (event.key === 'ArrowUp') next = { ...held, row: rowBeside(held.row, -1) };
      else if (step !== undefined && event.shiftKey) {
        next = { ...held, end: Math.max(held.end + step, held.start - lengthOf(held.booking)) };
      } else if (step !== undefined) next = { ...held, start: held.start + step, end: held.end + step };
      if (next !== held) setHeld(next);

      const from = dayAfter(next.booking.from, next.start);
      const first = days.findIndex(({ key }) => key >= from);

      return { row: next.row, day: first < 0 ? days.length - 1 : first };
    },
  };
}
