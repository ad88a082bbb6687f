import { everything, type Condition, type IdSource, type SearchIndex } from './SearchIndex.ts';

/** How many active ads there are. */
export interface AdCounts {
  /** By one of the ids of an ad; ids without ads are left out. */
  by(
    source: Extract<IdSource, 'category_id' | 'country_id' | 'region_id'>,
    /** Counts only what meets these. @default everything */
    conditions?: readonly Condition[],
  ): Promise<ReadonlyMap<number, number>>;
}

/** Counts by the search index that answers now. */
export function countWith(index: () => Pick<SearchIndex, 'search'>): AdCounts {
  return {
    async by(source, conditions = []) {
      const { facets } = await index().search({ ...everything, conditions, facets: [{ key: source, source }] });
      return facets[0] ?? new Map();
    },
  };
}
