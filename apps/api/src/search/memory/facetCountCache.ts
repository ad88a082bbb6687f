import { LRUCache } from 'lru-cache';
import type { CatalogSearch, SearchResult } from '../SearchIndex.ts';

/** Facet counts and ranges of a search. */
export type Counts = Pick<SearchResult, 'facets' | 'ranges'>;

/** Most searches in the cache. */
const maxSearches = 200;

/**
 * Caches counts until an ad changes. All pages, orders and visitors of a list share them. It helps most for broad
 * lists, which take longest to count and are opened most.
 */
export function facetCountCache() {
  const cache = new LRUCache<string, Counts>({ max: maxSearches });
  return {
    /** The cached counts of a search, or the result of `count`. */
    of({ conditions, facets, ranges }: CatalogSearch, count: () => Counts): Counts {
      const key = JSON.stringify([conditions, facets, ranges]);
      const cached = cache.get(key) ?? count();
      cache.set(key, cached);

      return cached;
    },

    /** Clears the cache, because an ad changed. */
    clear: () => cache.clear(),
  };
}

/** The result of {@link facetCountCache}. */
export type FacetCountCache = ReturnType<typeof facetCountCache>;
