import type { CatalogSearch, SearchResult } from '../SearchIndex.ts';

/** What a search counts beside its total. */
export type Counts = Pick<SearchResult, 'facets' | 'ranges'>;

/** Searches whose counts are remembered. */
const most = 200;

/**
 * Counts of searches since the last change of any ad: the pages of a list, its orders and everybody who opens it share
 * them, and the broadest lists, which take longest to count, are opened most.
 */
export class RememberedCounts {
  readonly #counts = new Map<string, Counts>();

  /** The remembered counts of a search, or those that `count` gives. */
  of({ conditions, facets, ranges }: CatalogSearch, count: () => Counts): Counts {
    const key = JSON.stringify([conditions, facets, ranges]);
    const known = this.#counts.get(key) ?? count();
    this.#counts.delete(key);
    this.#counts.set(key, known);
    const [oldest] = this.#counts.keys();
    if (this.#counts.size > most && oldest !== undefined) this.#counts.delete(oldest);
    return known;
  }

  /** Forgets all: an ad changed. */
  clear() {
    this.#counts.clear();
  }
}
