import { brands, defaultBrandId, type WrittenLanguage } from '@volan/domain-rules';
import { perLanguage } from './perLanguage.ts';

/** A moment as ISO text, milliseconds since 1970 or a date. */
export type Moment = string | number | Date;

const defaultTimeZone = brands[defaultBrandId].timeZone;

const dates = perLanguage((tag) => {
  const byZone = new Map<string, Intl.DateTimeFormat>();
  return (timeZone: string) => {
    const known = byZone.get(timeZone) ?? new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone });
    byZone.set(timeZone, known);
    return known;
  };
});

const months = perLanguage(
  (tag) => new Intl.DateTimeFormat(tag, { month: '2-digit', year: 'numeric', timeZone: 'UTC' }),
);

/** The day of a moment in the time zone of the brand: `2. 3. 2026.` in Serbian, `2 Mar 2026` in English. */
export function formatDate(moment: Moment, language: WrittenLanguage, timeZone = defaultTimeZone) {
  return dates(language)(timeZone).format(new Date(moment));
}

/** A month of a year: `03.2027.` in Serbian, `03/2027` in English. `month` counts from 1. */
export function formatMonth(year: number, month: number, language: WrittenLanguage) {
  return months(language).format(Date.UTC(year, month - 1, 1));
}

/** A year as a fact: `2019.` in Serbian, `2019年` in Chinese, the bare number elsewhere. */
export function formatYear(year: number, language: WrittenLanguage) {
  if (language === 'zh') {
    return `${year}年`;
  }
  return language === 'rs' || language === 'rs-cyrl' ? `${year}.` : String(year);
}
