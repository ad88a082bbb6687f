import { fold } from './fold.ts';
import { tokens } from './tokens.ts';

const pieces = /\d+[.,]\d+|\p{L}+|\p{N}+/gu;

/** Longest run of letters beside a number that may be one name with it: `320 d`, `i 20`. */
const shortLetters = 2;
/** Longest number behind a name that may be one with it: `Golf 7`. */
const shortNumber = 2;

/**
 * The folded words that find a text, each once: its words, their letters and digits separately (`320d` is also `320`
 * and `d`), neighbours that others write as one word (`Golf 7` is also `golf7`), and numbers with their decimals
 * (`1.9`). [N01]
 */
export function searchTokens(text: string): string[] {
  const folded = fold(text);
  const found = [...folded.matchAll(pieces)].map((piece) => ({
    text: piece[0].replace(',', '.'),
    at: piece.index,
    end: piece.index + piece[0].length,
  }));
  const together = found.flatMap(({ text: second, at }, index) => {
    const before = found[index - 1];
    const gap = before ? folded.slice(before.end, at) : '';
    return before && (gap === '' || gap === ' ' || gap === '-') && isOneName(before.text, second)
      ? [before.text + second]
      : [];
  });

  return [...new Set([...tokens(text), ...found.map((piece) => piece.text), ...together])];
}

function isOneName(first: string, second: string) {
  const isLetters = (word: string) => /^\p{L}/u.test(word);
  if (isLetters(first) === isLetters(second) || first.includes('.') || second.includes('.')) return false;

  const [letters, number] = isLetters(first) ? [first, second] : [second, first];

  return letters.length <= shortLetters || (isLetters(first) && number.length <= shortNumber);
}
