import { compactWord, type ImportGeneration } from './ImportTaxonomy.ts';
import { wordIn } from './rowText.ts';

/** Generations that makers write in Roman numbers. */
const roman: Readonly<Record<string, string>> = {
  i: '1',
  ii: '2',
  iii: '3',
  iv: '4',
  v: '5',
  vi: '6',
  vii: '7',
  viii: '8',
};

/**
 * The generation that a source names: `5`, `V`, `Mk5`, `E46` or `Golf 5`. If the words match no generation or several,
 * the year decides, if only one generation has it.
 */
export function findGeneration(
  generations: readonly ImportGeneration[],
  words: string,
  year: number | null,
): number | null {
  const word = compactWord(words).replace(/^mk/, '');
  const named = wordIn(roman, word) ?? word;
  if (named !== '') {
    const found = generations.filter(({ title }) => {
      const whole = compactWord(title);
      const last = compactWord(title.split(/\s+/).at(-1) ?? '');
      return whole === named || last === named;
    });
    if (found.length === 1) return found[0]?.id ?? null;
  }
  const fitting =
    year === null
      ? []
      : generations.filter(({ yearFrom, yearTo }) => year >= (yearFrom ?? Infinity) && year <= (yearTo ?? Infinity));

  return fitting.length === 1 ? (fitting[0]?.id ?? null) : null;
}
