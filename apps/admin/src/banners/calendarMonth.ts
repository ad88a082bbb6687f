import { toHtmlLang } from '@volan/domain-rules';
import type { SchedulerDay } from '@volan/ui/BannerScheduler';

const pattern = /^20\d\d-(?:0[1-9]|1[0-2])$/;

/** The month of an address, such as `2026-12`; without one that of a moment. */
export const monthOf = (text: string | null, now: Date) =>
  text !== null && pattern.test(text) ? text : now.toISOString().slice(0, 7);

/** The month that many months after another. */
export function monthAfter(month: string, months: number): string {
  const moment = new Date(`${month}-01T00:00:00Z`);
  moment.setUTCMonth(moment.getUTCMonth() + months);

  return moment.toISOString().slice(0, 7);
}

const formatOf = (language: 'rs' | 'en', options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : toHtmlLang(language), { timeZone: 'UTC', ...options });

/** A month in words: "decembar 2026.". */
export const monthText = (month: string, language: 'rs' | 'en') =>
  formatOf(language, { month: 'long', year: 'numeric' }).format(new Date(`${month}-01T00:00:00Z`));

/** The days of a month as the columns of the calendar. */
export function daysOfMonth(month: string, language: 'rs' | 'en'): readonly SchedulerDay[] {
  const weekday = formatOf(language, { weekday: 'short' });
  const whole = formatOf(language, { weekday: 'long', day: 'numeric', month: 'long' });
  const first = Date.parse(`${month}-01T00:00:00Z`);
  const end = Date.parse(`${monthAfter(month, 1)}-01T00:00:00Z`);

  return Array.from({ length: Math.round((end - first) / 86_400_000) }, (_, index) => {
    const day = new Date(first + index * 86_400_000);
    return {
      key: day.toISOString().slice(0, 10),
      number: String(index + 1),
      weekday: weekday.format(day).slice(0, 2),
      name: whole.format(day),
      weekend: [0, 6].includes(day.getUTCDay()),
    };
  });
}
