import type { SearchVocabulary } from './SearchVocabulary.ts';
import type { Registry } from './Registry.ts';

/** The current taxonomy. Read it once per request, because a change replaces it. */
export interface Taxonomy {
  current(): TaxonomyVersion;
}

/** One version of the taxonomy, with the words that a search may hold. */
export interface TaxonomyVersion {
  readonly registry: Registry;
  readonly vocabulary: SearchVocabulary;
}
