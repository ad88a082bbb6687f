import { editDistance, fold, tokens, type Synonym, type Vocabulary } from '@volan/domain-rules';

/** The folded words of all ads and of the taxonomy, with their synonyms. */
export interface SearchVocabulary extends Vocabulary {
  readonly synonyms: readonly Synonym[];
  add(words: Iterable<string>): void;
}

/** Most words that one beginning or one mistyped word is read as. */
const maxReadings = 40;

/**
 * A vocabulary that stores words by length, each with a mask of its letters. A typing error changes at most two letters
 * of the mask, so nearly all words are skipped without a comparison.
 */
export function createVocabulary(synonyms: readonly Synonym[]): SearchVocabulary {
  const known = new Set<string>();
  const byLength = new Map<number, { words: string[]; masks: number[] }>();
  let sorted: string[] = [];
  let unsorted: string[] = [];

  function sortedWords() {
    if (unsorted.length > 0) {
      sorted = [...sorted, ...unsorted].sort();
      unsorted = [];
    }
    return sorted;
  }

  return {
    synonyms: synonyms.flatMap(({ from, to }) => {
      const [word, ...more] = tokens(from);
      return word === undefined || more.length > 0 || word === fold(to) ? [] : [{ from: word, to }];
    }),
    add(words) {
      for (const word of words) {
        if (known.has(word)) continue;

        known.add(word);
        unsorted.push(word);
        const group = byLength.get(word.length) ?? { words: [], masks: [] };
        group.words.push(word);
        group.masks.push(letterMask(word));
        byLength.set(word.length, group);
      }
    },
    has: (word) => known.has(word),
    near(word, distance) {
      const mask = letterMask(word);
      const found: string[] = [];
      for (let length = word.length - distance; length <= word.length + distance; length += 1) {
        const group = byLength.get(length);
        group?.words.forEach((candidate, index) => {
          const differing = bitCount((group.masks[index] ?? 0) ^ mask);
          if (differing <= 2 * distance && editDistance(word, candidate, distance) <= distance) found.push(candidate);
        });
      }

      return found.sort().slice(0, maxReadings);
    },
    withPrefix(prefix) {
      const words = sortedWords();
      const found: string[] = [];
      for (let index = firstAtLeast(words, prefix); found.length < maxReadings; index += 1) {
        const word = words[index];
        if (!word?.startsWith(prefix)) break;
        found.push(word);
      }

      return found;
    },
  };
}

/** One bit for each letter in a word; letters beyond a-z share the bits. */
function letterMask(word: string) {
  let mask = 0;
  for (let index = 0; index < word.length; index += 1) mask |= 1 << (word.charCodeAt(index) & 31);
  return mask;
}

function bitCount(bits: number) {
  let rest = bits >>> 0;
  let count = 0;
  for (; rest !== 0; rest &= rest - 1) count += 1;

  return count;
}

function firstAtLeast(words: readonly string[], wanted: string) {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] ?? '') < wanted) low = middle + 1;
    else high = middle;
  }

  return low;
}
