import { toHtmlLang, type WrittenLanguage } from '@volan/domain-rules';

/** The tag that `Intl` formats a language by: British for English, its script for Serbian. */
export function intlTag(language: WrittenLanguage) {
  return language === 'en' ? 'en-GB' : toHtmlLang(language);
}
