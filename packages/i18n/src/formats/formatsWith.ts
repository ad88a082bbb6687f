import type { WrittenLanguage } from '@volan/domain-rules';
import type { Translator } from '../Translator.ts';
import type { Formats } from './formatsOf.ts';
import { relativeTime } from './relativeTime.ts';
import { valueFormatsOf } from './valueFormatsOf.ts';

/** Every format of one language, with the words of its own translator. */
export const formatsWith = (language: WrittenLanguage, t: Translator): Formats => ({
  ...valueFormatsOf(language),
  relativeTime: (moment, now, timeZone) => relativeTime(t, moment, now, language, timeZone),
});
