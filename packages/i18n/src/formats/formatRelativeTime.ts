import type { WrittenLanguage } from '@volan/domain-rules';
import { createTranslator } from '../createTranslator.ts';
import type { Moment } from './formatDate.ts';
import { relativeTime } from './relativeTime.ts';

/**
 * How long ago something was, as people say it: `pre 2 h`, `danas`, `juče`, `pre 3 dana`, then the date. `now` in
 * milliseconds since 1970.
 */
export function formatRelativeTime(moment: Moment, now: number, language: WrittenLanguage, timeZone?: string) {
  return relativeTime(createTranslator(language), moment, now, language, timeZone);
}
