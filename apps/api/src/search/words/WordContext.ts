import type { CategoryRecord, Registry } from '../../taxonomy/Registry.ts';
import type { SearchVocabulary } from '../../taxonomy/SearchVocabulary.ts';

/** Context for reading words. */
export interface WordContext {
  readonly registry: Registry;
  readonly vocabulary: SearchVocabulary;
  readonly category: CategoryRecord | null;
  /** Seconds since 1970. */
  readonly now: number;
  /** Words that occur in ads may also be misspellings of a name: "gulf". @default only words that occur in no ad */
  readonly slips?: boolean;
}
