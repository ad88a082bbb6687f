import { toHtmlLang, writtenLanguage } from '@volan/domain-rules';
import {
  compiledMessage,
  createTranslator,
  formatRelativeTime,
  formatsOf,
  type MessageKey,
  type Moment,
} from '@volan/i18n';
import type { Site } from './Site.ts';
import { useSite } from './SiteProvider.tsx';

/** The words and formats of a site's language, in the script of its reader. */
export function wordsOf({
  brand,
  language,
  now,
  inCyrillic = false,
}: Pick<Site, 'brand' | 'language' | 'now' | 'inCyrillic'>) {
  const written = writtenLanguage(language, inCyrillic);
  return {
    ...formatsOf(written),
    t: createTranslator(written),
    /** A message for an island, which fills it in itself. */
    message: (key: MessageKey) => compiledMessage(key, written),
    /** Value of `lang`, and of formats in the browser; differs for every language and script. */
    tag: toHtmlLang(written),
    /** "2 hours ago", counted from the moment of the page. */
    age: (moment: Moment) => formatRelativeTime(moment, now, written, brand.timeZone),
  };
}

/** What {@link wordsOf} gives. */
export type Words = ReturnType<typeof wordsOf>;

/** The words of each page that is being made: nearly every part of it asks for them. */
const wordsOfPages = new WeakMap<Site, Words>();

/** The words and formats of this page. */
export function useWords(): Words {
  const site = useSite();
  const words = wordsOfPages.get(site) ?? wordsOf(site);
  wordsOfPages.set(site, words);
  return words;
}
