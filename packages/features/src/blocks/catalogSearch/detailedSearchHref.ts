import { printCatalogQuery, type CatalogQuery } from '@volan/domain-rules';
import { pagePath } from '../../runtime/site/pagePath.ts';
import type { Site } from '../../runtime/site/Site.ts';

/** The detailed search of a category, filled in with what is searched now. */
export function detailedSearchHref(site: Site, categorySlug: string, query: CatalogQuery) {
  const countries = site.country === null ? query.countries : [];
  const asked = printCatalogQuery({ ...query, page: 1, categoryId: null, seller: null, countries });
  return [pagePath(site, 'detailedSearch', { categorySlug }), asked].filter((part) => part !== '').join('?');
}
