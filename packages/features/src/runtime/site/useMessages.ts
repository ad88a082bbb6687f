import { toHtmlLang, writtenLanguage } from '@volan/domain-rules';
import {
  compiledMessage,
  createPreview,
  createTranslator,
  formatRelativeTime,
  formatsOf,
  type MessageKey,
  type Moment,
} from '@volan/i18n';
import type { Site } from './Site.ts';
import { useSite } from './SiteProvider.tsx';

/** The messages and formats of a site's language, in the script of its visitor. */
export function messagesOf({
  brand,
  language,
  now,
  inCyrillic = false,
  drafts,
}: Pick<Site, 'brand' | 'language' | 'now' | 'inCyrillic' | 'drafts'>) {
  const written = writtenLanguage(language, inCyrillic);
  return {
    ...formatsOf(written),
    t: drafts ? createPreview(written, drafts) : createTranslator(written),
    /** A message for an island, which fills it in itself. */
    message: (key: MessageKey) => compiledMessage(key, written, drafts),
    /** Value of `lang`, and of formats in the browser; differs for every language and script. */
    tag: toHtmlLang(written),
    /** "2 hours ago", counted from the moment of the page. */
    age: (moment: Moment) => formatRelativeTime(moment, now, written, brand.timeZone),
  };
}

/** What {@link messagesOf} gives. */
export type Messages = ReturnType<typeof messagesOf>;

/** The messages of each page that is being made: nearly every part of it asks for them. */
const messagesOfPages = new WeakMap<Site, Messages>();

/** The messages and formats of this page. */
export function useMessages(): Messages {
  const site = useSite();
  const messages = messagesOfPages.get(site) ?? messagesOf(site);
  messagesOfPages.set(site, messages);

  return messages;
}
