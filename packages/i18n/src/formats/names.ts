import type { LanguageValue, WrittenLanguage } from '@volan/domain-rules';
import { perLanguage } from './perLanguage.ts';
import { intlTag } from '../intlTag.ts';

const regions = perLanguage((tag) => new Intl.DisplayNames(tag, { type: 'region' }));
const languages = perLanguage((tag) => new Intl.DisplayNames(tag, { type: 'language' }));

/** The name of a country of ISO 3166-1 in a language; the code itself if it is not a country. */
export function countryName(code: string, language: WrittenLanguage) {
  return /^[A-Za-z]{2}$/.test(code) ? (regions(language).of(code.toUpperCase()) ?? code) : code;
}

/** The name of one of the nine languages in a language: `rs` is `Serbian` in English. */
export function languageName(named: LanguageValue, language: WrittenLanguage) {
  const [tag = named] = intlTag(named).split('-');
  return languages(language).of(tag) ?? named;
}
