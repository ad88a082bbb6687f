import { toHtmlLang } from '@volan/domain-rules';
import { createTranslator, formatRelativeTime, formatsOf, type Moment } from '@volan/i18n';
import type { Site } from './Site.ts';
import { useSite } from './SiteProvider.tsx';

/** The words and formats of a site's language. */
export function wordsOf({ brand, language, now }: Pick<Site, 'brand' | 'language' | 'now'>) {
  return {
    ...formatsOf(language),
    t: createTranslator(language),
    /** Value of `lang`, and of formats in the browser. */
    tag: toHtmlLang(language),
    /** "2 hours ago", counted from the moment of the page. */
    age: (moment: Moment) => formatRelativeTime(moment, now, language, brand.timeZone),
  };
}

/** What {@link wordsOf} gives. */
export type Words = ReturnType<typeof wordsOf>;

/** The words and formats of this page. */
export function useWords() {
  return wordsOf(useSite());
}
