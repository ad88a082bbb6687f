import { toHtmlLang, type LanguageValue } from '@volan/domain-rules';

/** The tag that `Intl` formats a language by: British for English, Latin script for Serbian. */
export function intlTag(language: LanguageValue) {
  return language === 'en' ? 'en-GB' : toHtmlLang(language);
}
