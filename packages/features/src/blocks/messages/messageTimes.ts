import type { Site } from '../../runtime/site/Site.ts';
import type { Messages } from '../../runtime/site/useMessages.ts';

const capital = (text: string) => text.slice(0, 1).toLocaleUpperCase() + text.slice(1);

/** Number of the calendar day of a moment, in the time zone of the brand. */
function dayNumber(moment: number, timeZone: string) {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  const part = Object.fromEntries(parts.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  return Date.UTC(part['year'] ?? 0, (part['month'] ?? 1) - 1, part['day'] ?? 1) / 86_400_000;
}

/** How messages tell when they were written: an hour, a day, and either of them beside a conversation. */
export function messageTimes({ brand: { timeZone }, now }: Pick<Site, 'brand' | 'now'>, { t, tag }: Messages) {
  const format = (moment: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tag, { timeZone, ...options }).format(new Date(moment));
  const daysAgo = (moment: string) => dayNumber(now, timeZone) - dayNumber(new Date(moment).getTime(), timeZone);
  /** `10:38` */
  const clock = (moment: string) => format(moment, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

  return {
    clock,
    /** "Today", "Yesterday", "Wednesday 18 November". */
    day: (moment: string): string => {
      const days = daysAgo(moment);
      if (days <= 0) return capital(t('time.today'));
      if (days === 1) return capital(t('time.yesterday'));

      const year = days > 300 ? ({ year: 'numeric' } as const) : {};

      return capital(format(moment, { weekday: 'long', day: 'numeric', month: 'long', ...year }));
    },
    /** The hour of today, "yesterday", the day of this week, else the date. */
    short: (moment: string): string => {
      const days = daysAgo(moment);
      if (days <= 0) return clock(moment);
      if (days === 1) return t('time.yesterday');

      return format(moment, days < 7 ? { weekday: 'short' } : { day: 'numeric', month: 'numeric' });
    },
  };
}
