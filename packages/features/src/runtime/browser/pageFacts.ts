import {
  toBrandId,
  toLanguageValue,
  toWrittenLanguage,
  type BrandId,
  type LanguageValue,
  type WrittenLanguage,
} from '@volan/domain-rules';

/** The language that the document speaks, for code that is outside of its components. */
export const pageLanguage = (): LanguageValue => toLanguageValue(document.documentElement.lang) ?? 'en';

/** The same with its script: what words are fetched by. */
export const pageWritten = (): WrittenLanguage => toWrittenLanguage(document.documentElement.lang) ?? 'en';

/** The brand that the document is in. */
export const pageBrand = (): BrandId => toBrandId(document.body.dataset['brand']);

/**
 * Version of the web app that made the document; `development` where it has none, as in stories. A server that renders a
 * part of a page has no document, and sends nothing from there. [I02]
 */
export const pageVersion = (): string =>
  (typeof document === 'undefined' ? undefined : document.body.dataset['version']) ?? 'development';
