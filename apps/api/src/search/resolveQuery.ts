import {
  adsPerPage,
  defaultSorting,
  range,
  relevanceSorting,
  type CatalogQuery,
  type Filters,
  type FilterValue,
  type SortField,
} from '@volan/domain-rules';
import type { CategoryRecord, Registry } from '../taxonomy/Registry.ts';
import { facetsOf, rangesOf, type NamedFacet } from './facetsOf.ts';
import { resolveFilters } from './resolveFilters.ts';
import type { CatalogSearch, Condition, Order, RangeRequest } from './SearchIndex.ts';
import { readWords, type ReadFilter } from './words/readWords.ts';
import type { SearchVocabulary } from '../taxonomy/SearchVocabulary.ts';

/** A query in ids and words of the database, with the data to describe its result. */
export interface ResolvedQuery {
  readonly search: CatalogSearch;
  readonly facets: readonly NamedFacet[];
  readonly ranges: readonly RangeRequest[];
  /** Filters that no longer exist, as `key:value`. */
  readonly unknown: readonly string[];
  /** The requirements of the typed words, one by one, filters first. */
  readonly requirements: readonly Requirement[];
}

/** A requirement of one or several words. */
export interface Requirement {
  /** Indexes of the words in the typed text. */
  readonly words: readonly number[];
  /** The filter that they mean. Null: they are searched as words. */
  readonly filter: ReadFilter | null;
  readonly condition: Condition;
  /** A make or a model, not a detail of one. */
  readonly isVehicle: boolean;
}

const orderFields: Record<SortField, Order['field']> = {
  created_at: 'created_at',
  price: 'price',
  year: 'year',
  mileage: 'mileage',
  power: 'power_kw',
  price_rating: 'price_rating',
  relevance: 'relevance',
};

/**
 * Works out the meaning of a visitor's query. This happens once, before any kind of index, so that all of them answer
 * alike.
 *
 * @param now Seconds since 1970.
 * @param dropped Indexes of words that are left out.
 * @param slips Also treats words that occur in ads as possible misspellings of a make or model.
 */
export function resolveQuery(
  { registry, vocabulary }: { registry: Registry; vocabulary: SearchVocabulary },
  query: CatalogQuery,
  category: CategoryRecord | null,
  now: number,
  dropped: readonly number[] = [],
  slips = false,
): ResolvedQuery {
  const read = readWords({ registry, vocabulary, category, now, slips }, query.q);
  const isKept = ({ words }: { readonly words: readonly number[] }) => !words.some((word) => dropped.includes(word));
  // a filter chosen in the form overrides a typed word
  const readFilters = read.filters
    .filter(isKept)
    .filter(({ key }) => query.filters.every((chosen) => chosen.key !== key));
  const parts = read.parts.filter(isKept);
  const filters = [...query.filters, ...groupsOf(readFilters)];
  const resolved = resolveFilters(registry, category, filters, now);
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
  for (const { test } of parts) conditions.push({ key: 'q', test });
  const financing: NamedFacet = { key: 'credit', source: 'credit', ids: [1], name: () => undefined };
  const facets = [...facetsOf(registry, category, filters, resolved.models), financing];
  const ranges = rangesOf(registry, category);
  const isDefault = query.page === 1 && query.sorting === null;
  const search: CatalogSearch = {
    conditions,
    facets,
    ranges,
    order: orderOf(query),
    preferred: read.preferred,
    offset: (query.page - 1) * adsPerPage,
    limit: adsPerPage,
    topAt: isDefault ? now : null,
  };
  const requirements: Requirement[] = [
    ...readFilters.flatMap((filter) =>
      resolveFilters(registry, category, [{ key: filter.key, values: [filter.value] }], now).conditions.map(
        (condition): Requirement => ({ words: filter.words, filter, condition, isVehicle: false }),
      ),
    ),
    ...parts.map(({ words, test, isVehicle }): Requirement => ({
      words,
      filter: null,
      condition: { key: 'q', test },
      isVehicle,
    })),
  ];

  return { search, facets, ranges, unknown: resolved.unknown, requirements };
}

/** Values of the same key are grouped, as in a URL. */
const groupsOf = (read: readonly ReadFilter[]): Filters =>
  [...new Set(read.map(({ key }) => key))].map((key) => ({
    key,
    values: mergedValues(read.filter((one) => one.key === key)),
  }));

/** `od 2010 do 2015` is one span; of several other values any one may match. */
function mergedValues(read: readonly ReadFilter[]): FilterValue[] {
  const values = read.map(({ value }) => value);
  const spans = values.filter((value) => value.kind === 'range');
  if (spans.length < 2) return values;

  const { min, max } = Object.assign({}, ...spans) as { min?: number; max?: number };

  return [range(min, max)];
}

/**
 * The order of a query. Default: by relevance if it has words, otherwise the newest first.
 * [M08]
 */
function orderOf({ sorting, q }: CatalogQuery): Order {
  const { field, direction } = sorting ?? (q === '' ? defaultSorting : relevanceSorting);
  const wordless = field === 'relevance' && q === '';
  return { field: wordless ? 'created_at' : orderFields[field], direction };
}
