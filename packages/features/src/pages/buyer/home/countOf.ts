import type { Words } from '../../../runtime/site/useWords.ts';

/** A number with what is counted, for a tile; nothing for none: a bare zero helps nobody. */
export function countOf(count: number | null, words: Words, what: 'home.ads' | 'home.sellers' = 'home.ads') {
  return count === null || count === 0
    ? {}
    : { count: { count: words.number(count), label: words.t(what, { count }) } };
}
