import {
  adsPerPage,
  defaultSorting,
  expandQuery,
  tokens,
  type CatalogQuery,
  type SortField,
} from '@volan/domain-rules';
import type { CategoryRecord, Registry } from '../taxonomy/Registry.ts';
import { facetsOf, rangesOf, type NamedFacet } from './facetsOf.ts';
import { resolveFilters } from './resolveFilters.ts';
import type { CatalogSearch, Condition, Order, RangeRequest } from './SearchIndex.ts';
import type { SearchVocabulary } from './SearchVocabulary.ts';

/** A query in the ids and words of the database, with what is needed to name the answer. */
export interface ResolvedQuery {
  readonly search: CatalogSearch;
  readonly facets: readonly NamedFacet[];
  readonly ranges: readonly RangeRequest[];
  /** Filters that no longer exist, as `key:value`. */
  readonly unknown: readonly string[];
}

const orderFields: Record<SortField, Order['field']> = {
  created_at: 'created_at',
  price: 'price',
  year: 'year',
  mileage: 'mileage',
  power: 'power_kw',
  relevance: 'relevance',
};

/**
 * Says what a visitor's query means: once, before every kind of index, so that all of them answer alike.
 *
 * @param now Seconds since 1970.
 */
export function resolveQuery(
  { registry, vocabulary }: { registry: Registry; vocabulary: SearchVocabulary },
  query: CatalogQuery,
  category: CategoryRecord | null,
  now: number,
): ResolvedQuery {
  const resolved = resolveFilters(registry, category, query.filters, now);
  const conditions: Condition[] = [...resolved.conditions];
  if (category) {
    conditions.push({
      key: 'category_id',
      test: { kind: 'any', of: [{ source: 'category_id', ids: category.branch }] },
    });
  }
  if (query.countries.length > 0) {
    const ids = query.countries.flatMap((code) => registry.countriesByCode.get(code)?.id ?? []);
    conditions.push({ key: 'country', test: { kind: 'any', of: [{ source: 'country_id', ids }] } });
  }
  if (query.financing) {
    conditions.push({ key: 'credit', test: { kind: 'any', of: [{ source: 'credit', ids: [1] }] } });
  }
  if (query.seller !== null) {
    conditions.push({ key: 'seller', test: { kind: 'any', of: [{ source: 'user_id', ids: [query.seller] }] } });
  }
  if (query.q !== '') {
    conditions.push({
      key: 'q',
      test: { kind: 'words', groups: expandQuery(query.q, vocabulary, vocabulary.synonyms) },
    });
  }
  const financing: NamedFacet = { key: 'credit', source: 'credit', ids: [1], name: () => undefined };
  const facets = [...facetsOf(registry, category, query.filters, resolved.models), financing];
  const ranges = rangesOf(registry, category);
  const isDefault = query.page === 1 && query.sorting === null;
  const search: CatalogSearch = {
    conditions,
    facets,
    ranges,
    order: orderOf(query),
    exactWords: tokens(query.q).filter((word) => vocabulary.has(word)),
    offset: (query.page - 1) * adsPerPage,
    limit: adsPerPage,
    topAt: isDefault ? now : null,
  };
  return { search, facets, ranges, unknown: resolved.unknown };
}

/** Without words every ad is equally relevant: then the newest come first. */
function orderOf({ sorting, q }: CatalogQuery): Order {
  const { field, direction } = sorting ?? defaultSorting;
  const wordless = field === 'relevance' && q === '';
  return { field: wordless ? 'created_at' : orderFields[field], direction };
}
