import type { Api } from '@volan/api-client';
import { adQueries, catalogueQueries, companyQueries, placeQueries } from '@volan/api-client/react';
import { emptyCatalogQuery, emptyCompanyQuery, type CatalogQuery } from '@volan/domain-rules';
import type { Site } from '../site/Site.ts';

/** The search behind the newest ads and all numbers of the page: the default category, of the host's country. */
export const homeSearch = ({ country }: Site, categoryId: number): CatalogQuery => ({
  ...emptyCatalogQuery,
  categoryId,
  countries: country === null ? [] : [country],
});

/** A part that failed on the server says so; asking again is the reader's choice. [T15] */
const asRead = { retryOnMount: false } as const;

/** What the home page reads once it knows its category; none waits for another. */
export function homeReads(api: Api, site: Site, categoryId: number) {
  return {
    category: { ...catalogueQueries.category(api, categoryId), ...asRead },
    brands: { ...catalogueQueries.brands(api, categoryId), ...asRead },
    search: { ...adQueries.search(api, homeSearch(site, categoryId)), ...asRead },
  };
}

/** What the home page reads at once. */
export function firstHomeReads(api: Api, site: Site) {
  return {
    promoted: { ...adQueries.home(api, site.country), ...asRead },
    companies: { ...companyQueries.list(api, { ...emptyCompanyQuery, type: 'dealer' }, site.country), ...asRead },
    countries: { ...placeQueries.countries(api), ...asRead },
  };
}
