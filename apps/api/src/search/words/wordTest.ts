import { tokens, typoLimit, type Synonym, type Vocabulary } from '@volan/domain-rules';
import type { Test } from '../SearchIndex.ts';

/** Shortest unknown word that may be the beginning of a known one. */
const shortestPrefix = 3;

interface Run {
  readonly text: string;
  readonly kind: 'letters' | 'number' | 'decimal';
}

/**
 * Every way to write pieces together or apart: `c`, `220`, `d` may be written `c220d`, `c220 d`, `c 220d` or `c 220 d`.
 */
function spellings([first, ...rest]: readonly string[]): string[][] {
  if (first === undefined) return [];
  if (rest.length === 0) return [[first]];
  return spellings(rest).flatMap(([next = '', ...others]) => [
    [first, next, ...others],
    [first + next, ...others],
  ]);
}

/**
 * The test for a word: the word itself, a synonym, or the word joined or split between letters and digits. A word that
 * is in no ad is read as a misspelling, or as the beginning of a word. `exact`: the typed word.
 */
export function wordTest(
  run: readonly Run[],
  vocabulary: Vocabulary,
  synonyms: readonly Synonym[],
): { readonly test: Test; readonly exact: Test | null } {
  const [only] = run;
  if (only && run.length === 1 && only.kind === 'decimal') {
    const exact: Test = { kind: 'words', groups: [[only.text]] };
    const litres = Math.round(Number(only.text) * 1000);
    const displacement: Test = {
      kind: 'ranges',
      source: 'displacement',
      spans: [{ min: litres - 50, max: litres + 49 }],
    };
    const isDisplacement = litres >= 600 && litres <= 8000;

    return { test: isDisplacement ? { kind: 'either', of: [exact, displacement] } : exact, exact };
  }
  const texts = run.map(({ text }) => text);
  const whole = texts.join('');
  const written = spellings(texts).filter((words) => words.every((word) => vocabulary.has(word)));
  const meanings = synonyms.filter(({ from }) => from === whole).map(({ to }) => tokens(to));
  const found = [...written, ...meanings];
  const guessed = found.length > 0 ? [] : guesses(whole, vocabulary).map((word) => [word]);
  const ways = found.length + guessed.length > 0 ? [...found, ...guessed] : [[whole]];

  return { test: anyWay(ways), exact: written.length > 0 ? anyWay(written) : null };
}

/** A test for any of the spellings; single words are compared together. */
function anyWay(ways: readonly (readonly string[])[]): Test {
  const singles = ways.filter((words) => words.length === 1).flat();
  const of: Test[] = [
    ...(singles.length > 0 ? [{ kind: 'words', groups: [singles] } as const] : []),
    ...ways
      .filter((words) => words.length > 1)
      .map((words): Test => ({ kind: 'words', groups: words.map((word) => [word]) })),
  ];
  const [only] = of;

  return only && of.length === 1 ? only : { kind: 'either', of };
}

function guesses(word: string, vocabulary: Vocabulary): string[] {
  const limit = typoLimit(word);
  const near = limit > 0 ? vocabulary.near(word, limit) : [];
  const longer = word.length >= shortestPrefix ? vocabulary.withPrefix(word) : [];

  return [...new Set([...near, ...longer])];
}
