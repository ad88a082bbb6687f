import type { PaginationProps } from '@volan/ui';
import type { Site } from '../../../runtime/site/Site.ts';
import type { Messages } from '../../../runtime/site/useMessages.ts';
import { pagerOf } from '../../../blocks/pager/pagerOf.ts';
import { catalogHref, type CatalogPlace } from '../../../blocks/catalogSearch/catalogPlace.ts';

/** The pager of a list of ads: every page is a link. */
export function pageLinks(place: CatalogPlace, pages: number, site: Site, messages: Messages): PaginationProps {
  const hrefOf = (page: number) => catalogHref(site, { ...place, query: { ...place.query, page } });
  return pagerOf(place.query.page, pages, hrefOf, messages);
}
