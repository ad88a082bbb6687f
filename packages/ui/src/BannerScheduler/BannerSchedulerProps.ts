import type { ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';

export interface SchedulerDay {
  /** "2026-12-01". */
  key: string;
  /** "1". */
  number: string;
  /** "Ut". */
  weekday: string;
  /** Spoken: "utorak, 1. decembar". */
  name: string;
  weekend: boolean;
}

export interface Booking {
  id: string;
  /** Written on its bar. */
  name: string;
  /** Booked by others, the own draft, the fallback without a booking, a second booking of the same days. */
  kind: 'booked' | 'draft' | 'fallback' | 'conflict';
  /** First and last day, by their keys. Days outside the month are cut off. */
  from: string;
  to: string;
  /** Spoken: "Castrol, zauzeto od 5. do 12. decembra". */
  label: string;
}

export interface BannerPosition {
  id: string;
  /** "Početna, ispod pretrage". */
  name: string;
  /** "1 mesto". */
  note: string;
  bookings: readonly Booking[];
  /** Bookings that fit on a day. While one more fits, an empty lane is below the others. @default 1 */
  places?: number;
}

/** Where a booking was moved to, and its first and last day there. */
export interface BookingChange {
  bookingId: string;
  positionId: string;
  from: string;
  to: string;
}

export interface BannerSchedulerProps extends ElementProps<'div', 'id'> {
  id: string;
  /** Read aloud: "Baneri po pozicijama, decembar 2026." */
  caption: string;
  /** Over the first column: "Pozicija". */
  positionLabel: string;
  days: readonly SchedulerDay[];
  positions: readonly BannerPosition[];
  /** What the bars mean; shown above. */
  legend: Readonly<Record<Booking['kind'], string>>;
  /** Said of an empty day: "slobodno". */
  freeLabel: string;
  /** How to choose days by mouse and by keys; below the calendar. */
  hint: string;
  /** Said while days are being chosen, with the spoken first and last day. */
  choosing: (from: string, to: string) => string;
  onOpen: (bookingId: string) => void;
  /** Days of a position were chosen: a draft begins. The page says whether they are free. */
  onDraft: (positionId: string, from: string, to: string) => void;
  /** A bar was dragged, or moved by keys; it stays where it is until the page changes it. @default bars stay */
  onMove?: (change: BookingChange) => void;
  /** One sentence with the nearest free days, or a conflict with its two fixes: an `Alert`. */
  availability?: ReactNode;
}
