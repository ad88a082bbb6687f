import type { CategoryRecord, Registry } from '../../taxonomy/Registry.ts';
import type { SearchVocabulary } from '../../taxonomy/SearchVocabulary.ts';

/** What words are read by. */
export interface WordContext {
  readonly registry: Registry;
  readonly vocabulary: SearchVocabulary;
  readonly category: CategoryRecord | null;
  /** Seconds since 1970. */
  readonly now: number;
  /** Words that stand in ads may be slips of a name, too: "gulf". @default only words that stand in none */
  readonly slips?: boolean;
}
