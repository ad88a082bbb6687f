import { holdsFilterForm, readCatalogQuery } from '@volan/domain-rules';
import type { CatalogPlace } from '../../../blocks/catalogSearch/catalogPlace.ts';
import { detailedSearchHref } from '../../../blocks/catalogSearch/detailedSearchHref.ts';
import { formSearch } from '../../../blocks/catalogSearch/formSearch.ts';
import type { Site } from '../../../runtime/site/Site.ts';

/** The parameter that names another category by its id. */
const toParameter = 'to';

/** What an address of the detailed search asks for. */
export type DetailedSearchAddress =
  | { readonly kind: 'page'; readonly place: CatalogPlace }
  | { readonly kind: 'redirect'; readonly to: string; readonly status: 303 }
  /** A search over the limits. */
  | { readonly kind: 'refused' };

interface CategoryName {
  readonly id: number;
  readonly slug: string;
}

/**
 * Reads an address of the detailed search.
 *
 * A form that was sent to it, to change the category or to see the models of makes, leads to the address of its answers
 * (303), in the category that `to` names. Answers that the other category does not ask stay in the address: the page
 * says which they are. On a country host the country of the host is searched.
 */
export function readDetailedSearch(
  site: Site,
  parameters: URLSearchParams,
  category: CategoryName,
  categories: readonly CategoryName[],
): DetailedSearchAddress {
  const { query, bad } = readCatalogQuery(parameters);
  if (bad.some(({ problem }) => problem !== undefined && problem !== 'malformed')) {
    return { kind: 'refused' };
  }
  if (holdsFilterForm(parameters) || parameters.has(toParameter)) {
    const asked = formSearch(parameters);
    const answers = holdsFilterForm(parameters) ? asked : { ...asked, filters: query.filters };
    const target = categories.find(({ id }) => String(id) === parameters.get(toParameter)) ?? category;
    return { kind: 'redirect', to: detailedSearchHref(site, target.slug, answers), status: 303 };
  }
  const countries = site.country === null ? query.countries : [site.country];
  return {
    kind: 'page',
    place: { categorySlug: category.slug, query: { ...query, page: 1, countries }, view: 'list' },
  };
}
