import type { OpenFrom, OpeningHours } from './openingHours.ts';

/** Hours of some days in a row that differ from those of the week, such as holidays. */
export interface OtherHours {
  /** Days such as `2026-12-25`; `to` is the last one. */
  readonly from: string;
  readonly to: string;
  /** `null` = closed. */
  readonly hours: OpenFrom | null;
}

/** When a business is open. */
export interface BusinessHours {
  readonly week: OpeningHours;
  readonly exceptions: readonly OtherHours[];
  /** Time zone of the business, such as `Europe/Belgrade`. */
  readonly timeZone: string;
}

/** Whether a business is open at a moment, and until when. Times are those of its own clock. */
export type OpenState =
  /** `until` null: it does not close within a week. */
  | { readonly isOpen: true; readonly until: string | null }
  /** `opens` null: it does not open within two weeks. */
  | { readonly isOpen: false; readonly opens: { readonly day: string; readonly time: string } | null };

const dayMinutes = 24 * 60;

/** How far ahead an opening is looked for, in days. */
const daysAhead = 14;

/** Days after which an open business counts as one that never closes. */
const daysOpen = 7;

/** Minutes since midnight of a time such as `09:30`. */
export const minutesOfTime = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/**
 * Minutes since midnight between which a day's hours lie. Hours that end at or before their begin end on the next day,
 * so that 18:00 to 02:00 is 1080 to 1560.
 */
export function minutesOfHours({ opens, closes }: OpenFrom): { readonly from: number; readonly to: number } {
  const from = minutesOfTime(opens);
  const to = minutesOfTime(closes);

  return { from, to: to <= from ? to + dayMinutes : to };
}

/** What is wrong with a day's hours: no time of a day, no time between them, or the next day begins before they end. */
export type HoursFault = 'time' | 'hours-overlap';

/**
 * Faults in a week of hours, by day from 0 = Monday. Hours may go past midnight (18:00 to 02:00) and take the whole day
 * (00:00 to 24:00).
 */
export function weekFaults(week: OpeningHours): ReadonlyMap<number, HoursFault> {
  const faults = new Map<number, HoursFault>();
  for (const [day, hours] of week.entries()) {
    if (hours === null) continue;

    if (!areTimes(hours)) faults.set(day, 'time');
    else if (minutesOfHours(hours).to - dayMinutes > beginOf(week[(day + 1) % 7])) faults.set(day, 'hours-overlap');
  }

  return faults;
}

/** Whether a day's hours are two different times of a day; a day ends at 24:00 and begins at 00:00. */
export const areTimes = ({ opens, closes }: OpenFrom): boolean =>
  opens !== closes && minutesOfTime(opens) < dayMinutes && minutesOfTime(closes) <= dayMinutes;

const beginOf = (hours: OpenFrom | null | undefined) => (hours ? minutesOfTime(hours.opens) : Infinity);

/** Whether a business is open, by the clock of its time zone. A clock change moves its hours along. */
export function openState(business: BusinessHours, now: Date): OpenState {
  const { day: today, minute } = clockOf(now, business.timeZone);
  for (const start of [-1, 0]) {
    const hours = hoursOn(business, addDays(today, start));
    const span = hours && minutesOfHours(hours);
    const at = minute - start * dayMinutes;
    if (span && at >= span.from && at < span.to) return { isOpen: true, until: endOf(business, today, start, span.to) };
  }

  return { isOpen: false, opens: nextOpening(business, today, minute) };
}

/** When hours that began `start` days after `today` end; a day that follows without a gap prolongs them. */
function endOf(business: BusinessHours, today: string, start: number, to: number): string | null {
  let end = to;
  for (let day = start; day < start + daysOpen; day++) {
    const next = hoursOn(business, addDays(today, day + 1));
    const span = next && minutesOfHours(next);
    if (!span || span.from > end - dayMinutes) return timeOf(end);

    end = span.to;
  }

  return null;
}

function nextOpening(business: BusinessHours, today: string, minute: number) {
  for (let ahead = 0; ahead <= daysAhead; ahead++) {
    const day = addDays(today, ahead);
    const hours = hoursOn(business, day);
    if (hours && (ahead > 0 || minutesOfTime(hours.opens) > minute)) return { day, time: hours.opens };
  }

  return null;
}

/** The hours of a day such as `2026-12-25`; null: closed. */
function hoursOn({ week, exceptions }: BusinessHours, day: string): OpenFrom | null {
  const exception = exceptions.find(({ from, to }) => from <= day && day <= to);

  return exception ? exception.hours : (week[weekdayOf(day)] ?? null);
}

/** 0 = Monday. */
const weekdayOf = (day: string) => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

const addDays = (day: string, count: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMinutes * 60_000).toISOString().slice(0, 10);

/** `24:00` is the end of a day; later minutes are times of the next day. */
function timeOf(minutes: number): string {
  const ofDay = minutes > dayMinutes ? minutes - dayMinutes : minutes;
  const two = (value: number) => String(value).padStart(2, '0');

  return `${two(Math.floor(ofDay / 60))}:${two(ofDay % 60)}`;
}

/** Day and minute on the clock of a time zone. */
function clockOf(moment: Date, timeZone: string): { readonly day: string; readonly minute: number } {
  const clock = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone }).format(moment);

  return { day: clock.slice(0, 10), minute: minutesOfTime(clock.slice(11)) };
}
