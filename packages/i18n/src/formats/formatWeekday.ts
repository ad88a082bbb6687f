import type { WrittenLanguage } from '@volan/domain-rules';
import { perLanguage } from './perLanguage.ts';

/** A Monday. */
const monday = Date.UTC(2024, 0, 1);

const dayMs = 86_400_000;

const formats = perLanguage((tag) => new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' }));

/** The name of a day within a sentence, with a capital only where the language asks for it; days count from 0 = Monday. */
export const formatWeekdayInText = (day: number, language: WrittenLanguage): string =>
  formats(language).format(monday + day * dayMs);

/** The name of a day, with a capital as at the beginning of a row; days count from 0 = Monday. */
export function formatWeekday(day: number, language: WrittenLanguage) {
  const name = formatWeekdayInText(day, language);
  return name.slice(0, 1).toLocaleUpperCase() + name.slice(1);
}
