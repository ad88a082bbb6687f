import type { Api } from '@volan/api-client';
import { adQueries, taxonomyQueries, companyQueries, placeQueries } from '@volan/api-client/react';
import { emptyCatalogQuery, emptyCompanyQuery, type CatalogQuery } from '@volan/domain-rules';
import type { Site } from '../../../runtime/site/Site.ts';

/** The search behind the newest ads and all numbers of the page: the default category, of the host's country. */
const homeSearch = ({ country }: Site, categoryId: number): CatalogQuery => ({
  ...emptyCatalogQuery,
  categoryId,
  countries: country === null ? [] : [country],
});

/** A part that failed on the server says so; asking again is the visitor's choice. [T15] */
const asRead = <Query extends object>(query: Query): Query & { readonly retryOnMount: false } => ({
  ...query,
  retryOnMount: false,
});

/** The queries of the home page that need its category; none waits for another. */
export function homeReads(api: Api, site: Site, categoryId: number) {
  return {
    category: asRead(taxonomyQueries.category(api, categoryId)),
    brands: asRead(taxonomyQueries.brands(api, categoryId)),
    search: asRead(adQueries.search(api, homeSearch(site, categoryId))),
  };
}

/** The first queries of the home page. */
export function firstHomeReads(api: Api, site: Site) {
  return {
    promoted: asRead(adQueries.home(api, site.country)),
    companies: asRead(companyQueries.list(api, { ...emptyCompanyQuery, type: 'dealer' }, site.country)),
    countries: asRead(placeQueries.countries(api)),
  };
}
