import { everything, type Condition, type IdSource, type SearchIndex } from './SearchIndex.ts';

/** Numbers of active ads. */
export interface AdCounts {
  /** Counts by one of the ids of an ad; ids without ads are left out. */
  by(
    source: Extract<IdSource, 'category_id' | 'brand_id' | 'country_id' | 'region_id'>,
    /** Counts only ads that meet these conditions. @default all ads */
    conditions?: readonly Condition[],
  ): Promise<ReadonlyMap<number, number>>;
}

/** Counts with the search index in use. */
export function countWith(index: () => Pick<SearchIndex, 'search'>): AdCounts {
  return {
    async by(source, conditions = []) {
      const { facets } = await index().search({ ...everything, conditions, facets: [{ key: source, source }] });
      return facets[0] ?? new Map();
    },
  };
}
