import { CalendarDate, endOfMonth, getDayOfWeek, startOfMonth, startOfWeek } from '@internationalized/date';
import { tagOf } from './dateFormat.ts';

/** First and last day that can be chosen, as ISO text; either may be open. */
export interface DayLimits {
  min?: string | undefined;
  max?: string | undefined;
}

/** ISO text as a day to count with. */
export function dayOf(iso: string): CalendarDate {
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number);
  return new CalendarDate(year, month, day);
}

/** The day of the user's own clock. */
export function todayOf(now: Date): CalendarDate {
  return new CalendarDate(now.getFullYear(), now.getMonth() + 1, now.getDate());
}

export const isAllowed = (iso: string, { min, max }: DayLimits) => !(min && iso < min) && !(max && iso > max);

/** The day itself, or the nearest one that can be chosen. */
export function clampDay(day: CalendarDate, { min, max }: DayLimits): CalendarDate {
  if (min && day.toString() < min) return dayOf(min);
  return max && day.toString() > max ? dayOf(max) : day;
}

/** The weeks of the month of a day, as the language begins them; days of other months are left out. */
export function weeksOf(day: CalendarDate, language: string): (CalendarDate | undefined)[][] {
  const last = endOfMonth(day);
  const weeks: (CalendarDate | undefined)[][] = [];
  for (
    let monday = startOfWeek(startOfMonth(day), tagOf(language));
    monday.compare(last) <= 0;
    monday = monday.add({ days: 7 })
  ) {
    const days = Array.from({ length: 7 }, (_, index) => monday.add({ days: index }));
    weeks.push(days.map((one) => (one.month === day.month ? one : undefined)));
  }

  return weeks;
}

/** Seven days from the beginning of a week of the language, for the names above the columns. */
export function weekdaysOf(language: string): CalendarDate[] {
  const first = startOfWeek(new CalendarDate(2026, 11, 25), tagOf(language));
  return Array.from({ length: 7 }, (_, index) => first.add({ days: index }));
}

/** Where a key leads from a day; undefined for keys that do not move. */
export function dayByKey(
  day: CalendarDate,
  { key, shiftKey }: { key: string; shiftKey: boolean },
  language: string,
): CalendarDate | undefined {
  const inWeek = getDayOfWeek(day, tagOf(language));
  const leap = shiftKey ? { years: 1 } : { months: 1 };
  switch (key) {
    case 'ArrowLeft':
      return day.subtract({ days: 1 });
    case 'ArrowRight':
      return day.add({ days: 1 });
    case 'ArrowUp':
      return day.subtract({ days: 7 });
    case 'ArrowDown':
      return day.add({ days: 7 });
    case 'Home':
      return day.subtract({ days: inWeek });
    case 'End':
      return day.add({ days: 6 - inWeek });
    case 'PageUp':
      return day.subtract(leap);
    case 'PageDown':
      return day.add(leap);
    default:
      return undefined;
  }
}

/** Without limits a birthday and a date of the coming years are both within reach. */
const yearsBack = 120;
const yearsAhead = 10;

/** The years to choose from, with the one that is shown. */
export function yearsOf(shown: number, thisYear: number, { min, max }: DayLimits): number[] {
  const first = Math.min(shown, min ? dayOf(min).year : thisYear - yearsBack);
  const last = Math.max(shown, max ? dayOf(max).year : thisYear + yearsAhead);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
