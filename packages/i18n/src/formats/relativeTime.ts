import { brands, defaultBrandId, type WrittenLanguage } from '@volan/domain-rules';
import type { Translator } from '../Translator.ts';
import { formatDate, type Moment } from './formatDate.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Up to here the age is shown in hours, then by calendar days. */
const hoursShown = 6 * hour;

/** Up to here the age is shown in days, then by date. */
const daysShown = 30;

const calendars = new Map<string, Intl.DateTimeFormat>();

/** The calendar of a time zone; made once, because making one costs more than a whole card. */
function calendarOf(timeZone: string) {
  const known =
    calendars.get(timeZone) ??
    new Intl.DateTimeFormat('en-GB', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  calendars.set(timeZone, known);
  return known;
}

/** Number of the calendar day in a time zone. */
function calendarDay(time: number, timeZone: string) {
  const parts = calendarOf(timeZone).formatToParts(time);
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value);
  return Date.UTC(part('year'), part('month') - 1, part('day')) / day;
}

/** `formatRelativeTime` with the translator of the language. */
export function relativeTime(
  t: Translator,
  moment: Moment,
  now: number,
  language: WrittenLanguage,
  timeZone = brands[defaultBrandId].timeZone,
) {
  const time = new Date(moment).getTime();
  const age = now - time;
  if (age < minute) {
    return t('time.now');
  }
  if (age < hour) {
    return t('time.minutes-ago', { count: Math.floor(age / minute) });
  }
  if (age < hoursShown) {
    return t('time.hours-ago', { count: Math.floor(age / hour) });
  }
  const days = calendarDay(now, timeZone) - calendarDay(time, timeZone);
  if (days === 0) {
    return t('time.today');
  }
  if (days === 1) {
    return t('time.yesterday');
  }

  return days <= daysShown ? t('time.days-ago', { count: days }) : formatDate(time, language, timeZone);
}
