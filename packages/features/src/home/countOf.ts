import type { Words } from '../site/useWords.ts';

/** A number of ads with what is counted, for a tile; nothing for none: a bare zero helps nobody. */
export function countOf(count: number | null, words: Words) {
  return count === null || count === 0
    ? {}
    : { count: { count: words.number(count), label: words.t('home.ads', { count }) } };
}
