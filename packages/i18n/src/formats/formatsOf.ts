import type { WrittenLanguage } from '@volan/domain-rules';
import type { Moment } from './formatDate.ts';
import { formatRelativeTime } from './formatRelativeTime.ts';
import { valueFormatsOf } from './valueFormatsOf.ts';

/** Every format of one language. */
export const formatsOf = (language: WrittenLanguage) => ({
  ...valueFormatsOf(language),
  relativeTime: (moment: Moment, now: number, timeZone?: string) => formatRelativeTime(moment, now, language, timeZone),
});

/** Every format of one language. */
export type Formats = ReturnType<typeof formatsOf>;
