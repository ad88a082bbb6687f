import type { LanguageValue } from '@volan/domain-rules';
import type { Titles } from './Registry.ts';

/** A title in the visitor's language, otherwise in English or Serbian, otherwise the slug. */
export function titleIn({ titles, slug }: { readonly titles: Titles; readonly slug: string }, language: LanguageValue) {
  return titles[language] ?? titles.en ?? titles.rs ?? slug;
}
