import { pathOf, type Page, type PageParams } from '@volan/domain-rules';
import type { Site } from './Site.ts';

/** The path of a page in the brand and language of the site. */
export function pagePath<P extends Page>(
  { brand, language }: Pick<Site, 'brand' | 'language'>,
  page: P,
  params: PageParams<P>,
) {
  return pathOf(brand, page, params, language);
}
