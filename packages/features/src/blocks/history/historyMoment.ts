/** Day and time of a visit in the words of a page: "21. 11. 2026." and "10:42". */
export function historyMoment(time: number, tag: string, timeZone: string) {
  return {
    date: new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone }).format(time),
    time: new Intl.DateTimeFormat(tag, { timeStyle: 'short', timeZone }).format(time),
  };
}

const calendars = new Map<string, Intl.DateTimeFormat>();

/** The calendar day of a moment: `2026-11-21`. A calendar is made once: fifty visits ask it 150 times. */
function dayOf(time: number, timeZone: string) {
  const calendar =
    calendars.get(timeZone) ??
    new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  calendars.set(timeZone, calendar);
  return calendar.format(time);
}

const dayMs = 24 * 3_600_000;

/** Which of the last days a moment falls on; `null` for an earlier one. */
export function recentDay(time: number, now: number, timeZone: string): 'today' | 'yesterday' | null {
  const day = dayOf(time, timeZone);
  if (day === dayOf(now, timeZone)) {
    return 'today';
  }
  return day === dayOf(now - dayMs, timeZone) ? 'yesterday' : null;
}
