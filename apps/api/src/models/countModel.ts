import { emptyCatalogQuery, pair } from '@volan/domain-rules';
import type { Taxonomy } from '../taxonomy/Taxonomy.ts';
import type { CategoryRecord, ModelRecord } from '../taxonomy/Registry.ts';
import { resolveQuery } from '../search/resolveQuery.ts';
import type { CatalogSearch, FacetRequest, SearchIndex } from '../search/SearchIndex.ts';

/** The search index in use. */
export type Index = () => Pick<SearchIndex, 'search'>;

/** Numbers of active ads, by their ids. */
export interface ModelCounts {
  readonly total: number;
  /** By the id of a generation. */
  readonly byChassis: ReadonlyMap<number, number>;
  /** By the id of an answer. */
  readonly byFilter: ReadonlyMap<number, number>;
  /** By the id of a model of the same make in the same category. */
  readonly byModel: ReadonlyMap<number, number>;
}

/**
 * Counts the ads of a model by one search: the one that its list in the catalog makes, so both always say the same.
 *
 * `countries` are codes; empty is all.
 */
export async function countModel(
  taxonomy: Taxonomy,
  index: Index,
  model: ModelRecord,
  category: CategoryRecord,
  countries: readonly string[],
): Promise<ModelCounts> {
  const filters = [{ key: 'vozilo', values: [pair(model.brand.slug, model.slug)] }];
  const query = { ...emptyCatalogQuery, categoryId: category.id, filters, countries };
  const { search, facets } = resolveQuery(taxonomy.current(), query, category, 0);
  const wanted = facets.filter(({ source }) => ['chassis_id', 'filter_id', 'model_id'].includes(source));
  const result = await index().search(countsOnly(search, wanted));
  const of = (source: FacetRequest['source']) =>
    new Map(wanted.flatMap((facet, index) => (facet.source === source ? [...(result.facets[index] ?? [])] : [])));

  return {
    total: result.total,
    byChassis: of('chassis_id'),
    byFilter: of('filter_id'),
    byModel: of('model_id'),
  };
}

const countsOnly = (search: CatalogSearch, facets: readonly FacetRequest[]): CatalogSearch => ({
  ...search,
  facets,
  ranges: [],
  limit: 0,
  topAt: null,
});
