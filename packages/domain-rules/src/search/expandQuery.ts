import type { Synonym } from './synonyms.ts';
import { tokens } from './tokens.ts';
import { typoLimit } from './typoLimit.ts';

/** The folded words that are in ads. */
export interface Vocabulary {
  has(token: string): boolean;
  /** Words at most `distance` typing errors away. */
  near(token: string, distance: number): readonly string[];
  withPrefix(token: string): readonly string[];
}

/** Shortest unknown word that may be the beginning of a known one. */
const shortestPrefix = 3;

/** Ways to read a word: each is a list of words that must all be in the ad. */
type Readings = readonly (readonly string[])[];

/** `golf7` is `golf 7` where both are known. */
function apart(token: string, vocabulary: Vocabulary): Readings {
  const parts = /^(\p{L}+)(\p{N}+)$/u.exec(token)?.slice(1) ?? [];
  return parts.length > 0 && parts.every((part) => vocabulary.has(part)) ? [parts] : [];
}

function readingsOf(token: string, vocabulary: Vocabulary, meanings: readonly string[]): Readings {
  const bySynonym = meanings.map((meaning) => tokens(meaning));
  if (vocabulary.has(token)) {
    return [[token], ...bySynonym];
  }
  const limit = typoLimit(token);
  const near = limit > 0 ? vocabulary.near(token, limit) : [];
  const longer = token.length >= shortestPrefix ? vocabulary.withPrefix(token) : [];
  const guessed = [...near, ...longer].map((word) => [word]);
  const readings = [...bySynonym, ...apart(token, vocabulary), ...guessed];

  return readings.length > 0 ? readings : [[token]];
}

/** Any of the readings, as groups that must all be met: `a or (b and c)` is `(a or b) and (a or c)`. */
function groupsOf(readings: Readings): string[][] {
  return readings.reduce<string[][]>(
    (groups, words) => groups.flatMap((group) => words.map((word) => [...group, word])),
    [[]],
  );
}

/**
 * The words that an ad must contain to match a text: every group, each by any one of its exact folded words.
 *
 * A word that is in ads is taken as it is, with what it is a synonym of. An unknown word is read as a synonym, as a
 * known word with one typing error, as the beginning of a known word, or as a word and a number without the space.
 * Expansion happens once, before every kind of index, so all of them answer alike. [N01]
 */
export function expandQuery(text: string, vocabulary: Vocabulary, synonyms: readonly Synonym[]): string[][] {
  const meaningsOf = new Map<string, string[]>();
  for (const { from, to } of synonyms) {
    meaningsOf.set(from, [...(meaningsOf.get(from) ?? []), to]);
  }
  return tokens(text).flatMap((token) =>
    groupsOf(readingsOf(token, vocabulary, meaningsOf.get(token) ?? [])).map((group) => [...new Set(group)]),
  );
}
