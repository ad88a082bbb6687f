const dayMs = 86_400_000;

/**
 * The day that many days after another, such as `2026-12-01`. A text that is no day stays as it is, so that the server
 * names it.
 */
export function dayAfter(day: string, days = 1): string {
  const moment = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(moment) ? day : new Date(moment + days * dayMs).toISOString().slice(0, 10);
}

/** Days from a day to another. */
export const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

/** The day of a moment in a time zone, such as `2026-12-01`. */
export const dayInZone = (moment: number, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(moment);
