import { languageLinks } from '../runtime/site/languageLinks.ts';
import type { Site } from '../runtime/site/Site.ts';

/** This page in every language of the brand. [L23] */
export function languageEntries(site: Site) {
  return languageLinks(site).map(({ language, tag, href, current }) => ({
    name: language.name,
    href,
    language: tag,
    current,
  }));
}
