import { searchTokens } from '@volan/domain-rules';

/** The words an ad is found by. */
export interface SearchableAd {
  brand: string | null;
  model: string | null;
  /** The seller's own short line. */
  line: string;
  /** Names of the generation and of the answers a title or a search box would name: variant, fuel, body. */
  answers: readonly string[];
  city: string | null;
}

/** Folded words of an ad, each once: what `ad.search_tokens` holds and what a search text is compared with. [N01] */
export function adSearchTokens({ brand, model, line, answers, city }: SearchableAd): string[] {
  // "4/5" doors and the like are answers to a question that nobody asks in a number alone; the 45 of a Yugo is a name
  const words = answers.filter((answer) => /\p{L}|^\d{2,}$/u.test(answer));
  return [...new Set([brand, model, line, ...words, city].flatMap((part) => (part ? searchTokens(part) : [])))];
}
