import type { LanguageValue } from '@volan/domain-rules';
import { byLanguage } from './generated/sources/byLanguage.ts';

/** Every message of a language as ICU text, by key: what `GET /translate` serves. [J58] */
export function messagesOf(language: LanguageValue): Readonly<Record<string, string>> {
  return byLanguage[language];
}
