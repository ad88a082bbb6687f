import type { WrittenLanguage } from '@volan/domain-rules';
import { createContext, createElement, useContext, useMemo, type ReactNode } from 'react';
import type { Translator } from '../Translator.ts';
import type { Formats } from '../formats/formatsOf.ts';

/** One language: what an entry such as `@volan/i18n/rs` exports. */
export interface LanguageEntry {
  language: WrittenLanguage;
  /** The message of a key, filled in. */
  t: Translator;
  /** Prices, distances, dates and names. */
  formats: Formats;
}

const LanguageContext = createContext<LanguageEntry | null>(null);

export interface I18nProviderProps extends LanguageEntry {
  children: ReactNode;
}

/**
 * Gives a page its language: `<I18nProvider {...rs}>`, after `import * as rs from '@volan/i18n/rs'`. A bundle holds the
 * languages that it imports, and no others. Islands stay outside: they receive ready texts and single messages.
 */
export function I18nProvider({ language, t, formats, children }: I18nProviderProps) {
  // From plain JavaScript, or as it was written before languages had entries of their own.
  if (typeof t !== 'function') {
    throw new TypeError(
      `I18nProvider has no messages. Import all of "@volan/i18n/${language}" as words, and write <I18nProvider {...words}>.`,
    );
  }
  const entry = useMemo(() => ({ language, t, formats }), [language, t, formats]);
  return createElement(LanguageContext, { value: entry }, children);
}

function useEntry(): LanguageEntry {
  const entry = useContext(LanguageContext);
  if (!entry) {
    throw new Error('No language was found. Wrap the app or the story in <I18nProvider {...words}>.');
  }
  return entry;
}

/** The language of the page. */
export const useLanguage = (): WrittenLanguage => useEntry().language;

/** The translator of the page's language: `t('catalog.show-ads', { count })`. */
export const useTranslator = (): Translator => useEntry().t;

/** Prices, distances, dates and names in the page's language. */
export const useFormats = (): Formats => useEntry().formats;
