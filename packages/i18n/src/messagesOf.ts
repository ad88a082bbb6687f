import type { LanguageValue } from '@volan/domain-rules';
import { bg } from './generated/sources/bg.ts';
import { de } from './generated/sources/de.ts';
import { en } from './generated/sources/en.ts';
import { hu } from './generated/sources/hu.ts';
import { mk } from './generated/sources/mk.ts';
import { ro } from './generated/sources/ro.ts';
import { rs } from './generated/sources/rs.ts';
import { ru } from './generated/sources/ru.ts';
import { zh } from './generated/sources/zh.ts';

const sources: Readonly<Record<LanguageValue, Readonly<Record<string, string>>>> = {
  rs,
  en,
  de,
  bg,
  hu,
  ro,
  ru,
  zh,
  mk,
};

/** Every message of a language as ICU text, by key: what `GET /translate` serves. [J58] */
export function messagesOf(language: LanguageValue): Readonly<Record<string, string>> {
  return sources[language];
}
