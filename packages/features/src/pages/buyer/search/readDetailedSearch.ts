import {
  canonicalFilters,
  holdsFilterForm,
  readCatalogQuery,
  readFilterForm,
  type CatalogQuery,
  type FilterOrder,
} from '@volan/domain-rules';
import type { CatalogPlace } from '../../../blocks/catalogSearch/catalogPlace.ts';
import { detailedSearchHref } from '../../../blocks/catalogSearch/detailedSearchHref.ts';
import { formSearch } from '../../../blocks/catalogSearch/formSearch.ts';
import type { Site } from '../../../runtime/site/Site.ts';

/** The parameter that names another category by its id. */
const toParameter = 'to';

/** The result of reading an address of the detailed search. */
export type DetailedSearchAddress =
  | { readonly kind: 'page'; readonly place: CatalogPlace }
  | { readonly kind: 'redirect'; readonly to: string; readonly status: 301 | 303 }
  /** A search over the limits. */
  | { readonly kind: 'refused' };

interface CategoryName {
  readonly id: number;
  readonly slug: string;
}

/**
 * Reads an address of the detailed search.
 *
 * A sent form, which changes the category or shows the models of makes, redirects to the address of its answers (303),
 * in the category that `to` names. With an unreadable number the form is shown again instead. Answers to questions that
 * the other category does not have stay in the address: the page names them. Former slugs of answers redirect for good
 * (301). On a country host the country of the host is searched. [J131]
 */
export function readDetailedSearch(
  site: Site,
  parameters: URLSearchParams,
  category: CategoryName,
  categories: readonly CategoryName[],
  order: FilterOrder,
): DetailedSearchAddress {
  const { query, bad } = readCatalogQuery(parameters);
  if (bad.some(({ problem }) => problem !== undefined && problem !== 'malformed')) {
    return { kind: 'refused' };
  }
  const shown = (asked: CatalogQuery): CatalogPlace => {
    const countries = site.country === null ? asked.countries : [site.country];
    return { categorySlug: category.slug, query: { ...asked, page: 1, countries }, view: 'list' };
  };
  if (holdsFilterForm(parameters) || parameters.has(toParameter)) {
    const asked = formSearch(parameters, site.language);
    const { unreadable } = readFilterForm(parameters, site.language);
    if (Object.keys(unreadable).length > 0) {
      return { kind: 'page', place: { ...shown(asked), unreadable } };
    }
    const answers = holdsFilterForm(parameters) ? asked : { ...asked, filters: query.filters };
    const target = categories.find(({ id }) => String(id) === parameters.get(toParameter)) ?? category;

    return { kind: 'redirect', to: detailedSearchHref(site, target.slug, answers), status: 303 };
  }
  if (holdsFormer(query, order)) {
    const filters = canonicalFilters(query.filters, order);
    return { kind: 'redirect', to: detailedSearchHref(site, category.slug, { ...query, filters }), status: 301 };
  }
  const unread = bad.flatMap(({ parts }) => parts ?? []);

  return { kind: 'page', place: { ...shown(query), ...(unread.length > 0 && { unread }) } };
}

/** Whether a search names an answer by a slug that it no longer has. */
const holdsFormer = ({ filters }: CatalogQuery, order: FilterOrder) =>
  filters.some(({ key, values }) => values.some((value) => (order.present?.(key, value) ?? value) !== value));
