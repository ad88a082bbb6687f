import type { WrittenLanguage } from '@volan/domain-rules';
import { createContext, createElement, useContext, useMemo, type ReactNode } from 'react';
import { createTranslator } from '../createTranslator.ts';
import type { Translator } from '../Translator.ts';
import { formatsOf, type Formats } from '../formats/formatsOf.ts';

const LanguageContext = createContext<WrittenLanguage | null>(null);

export interface I18nProviderProps {
  /** The language of everything inside. */
  language: WrittenLanguage;
  children: ReactNode;
}

/** Gives a page its language. Islands stay outside: they receive ready texts and single messages. */
export function I18nProvider({ language, children }: I18nProviderProps) {
  return createElement(LanguageContext, { value: language }, children);
}

/** The language of the page. */
export function useLanguage(): WrittenLanguage {
  const language = useContext(LanguageContext);
  if (!language) {
    throw new Error('useLanguage found no language. Wrap the app or the story in <I18nProvider language="…">.');
  }
  return language;
}

/** The translator of the page's language: `t('catalog.show-ads', { count })`. */
export function useTranslator(): Translator {
  return createTranslator(useLanguage());
}

/** Prices, distances, dates and names in the page's language. */
export function useFormats(): Formats {
  const language = useLanguage();
  return useMemo(() => formatsOf(language), [language]);
}
