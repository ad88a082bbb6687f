import { LRUCache } from 'lru-cache';
import type { CatalogSearch, SearchResult } from '../SearchIndex.ts';

/** What a search counts beside its total. */
export type Counts = Pick<SearchResult, 'facets' | 'ranges'>;

/** Searches whose counts are kept. */
const maxSearches = 200;

/**
 * Counts of searches since the last change of any ad: the pages of a list, its orders and everybody who opens it share
 * them, and the broadest lists, which take longest to count, are opened most.
 */
export function facetCountCache() {
  const cache = new LRUCache<string, Counts>({ max: maxSearches });
  return {
    /** The cached counts of a search, or those that `count` gives. */
    of({ conditions, facets, ranges }: CatalogSearch, count: () => Counts): Counts {
      const key = JSON.stringify([conditions, facets, ranges]);
      const cached = cache.get(key) ?? count();
      cache.set(key, cached);
      return cached;
    },

    /** Forgets all: an ad changed. */
    clear: () => cache.clear(),
  };
}

/** What {@link facetCountCache} gives. */
export type FacetCountCache = ReturnType<typeof facetCountCache>;
