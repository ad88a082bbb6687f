import type { WrittenLanguage } from '@volan/domain-rules';
import { intlTag } from '../intlTag.ts';

/** Makes a value once per language: `Intl` objects are dear to make and cheap to use. */
export function perLanguage<Made>(make: (tag: string, language: WrittenLanguage) => Made) {
  const made = new Map<WrittenLanguage, Made>();
  return (language: WrittenLanguage): Made => {
    const known = made.get(language) ?? make(intlTag(language), language);
    made.set(language, known);
    return known;
  };
}

/** The space between a number and its unit, where a line must not break. */
export const noBreakSpace = '\u00a0';
