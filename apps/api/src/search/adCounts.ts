import type { IdSource, SearchIndex } from './SearchIndex.ts';

/** How many active ads there are. */
export interface AdCounts {
  /** By one of the ids of an ad; ids without ads are left out. */
  by(source: Extract<IdSource, 'category_id' | 'country_id' | 'region_id'>): Promise<ReadonlyMap<number, number>>;
}

/** Counts by the search index that answers now. */
export function countWith(index: () => Pick<SearchIndex, 'search'>): AdCounts {
  return {
    async by(source) {
      const { facets } = await index().search({
        conditions: [],
        facets: [{ key: source, source }],
        ranges: [],
        order: { field: 'created_at', direction: 'desc' },
        exactWords: [],
        offset: 0,
        limit: 0,
        topAt: null,
      });
      return facets[0] ?? new Map();
    },
  };
}
