import type { LanguageValue } from '../../packages/domain-rules/src/index.ts';
import { formattedTexts } from '../../packages/ui/src/samples/formats.ts';
import { pseudoText } from './pseudoLocale.ts';
import type { TextLookup, Words } from './Words.ts';

/** The words of a language, and the figures, dates and plurals of samples as its formats write them. */
export function withFormats(words: Words, language: LanguageValue | 'pseudo'): TextLookup {
  const written = (text: string) => {
    const write = formattedTexts.get(text);
    return language === 'pseudo' ? write && pseudoText(write('en')) : write?.(language);
  };
  return { get: (text) => words.get(text) ?? written(text) };
}
