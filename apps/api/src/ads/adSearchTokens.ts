import { searchTokens } from '@volan/domain-rules';

/** Texts that an ad is found by. */
export interface SearchableAd {
  brand: string | null;
  model: string | null;
  /** The seller's own short line. */
  line: string;
  /** Names of the generation and of the answers a title or a search box would name: variant, fuel, body. */
  answers: readonly string[];
  city: string | null;
}

/** Folded words of an ad, each once: the value of `ad.search_tokens`, which search texts are compared with. [N01] */
export function adSearchTokens({ brand, model, line, answers, city }: SearchableAd): string[] {
  // Answers such as "4/5" doors are left out, since nobody searches for them by a number alone. The 45 of a Yugo is a
  // name.
  const words = answers.filter((answer) => /\p{L}|^\d{2,}$/u.test(answer));
  return [...new Set([brand, model, line, ...words, city].flatMap((part) => (part ? searchTokens(part) : [])))];
}
