import type { SearchVocabulary } from '../search/SearchVocabulary.ts';
import type { Registry } from './Registry.ts';

/** The catalogue as it is now: ask for it once per request, since a change replaces it. */
export interface Catalogue {
  current(): CatalogueVersion;
}

/** One version of the catalogue, with the words that a search may hold. */
export interface CatalogueVersion {
  readonly registry: Registry;
  readonly vocabulary: SearchVocabulary;
}
