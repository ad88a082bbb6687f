import type { ComboboxOption } from './ComboboxOption.ts';

/** Letters that Unicode does not decompose into a letter and a mark. */
const folded: Record<string, string> = { đ: 'dj', ß: 'ss', ł: 'l', ø: 'o', æ: 'ae', œ: 'oe', ı: 'i' };

/** The text as somebody without the letters of the language would type it: "Škoda" is "skoda". */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .replaceAll(/[đßłøæœı]/g, (letter) => folded[letter] ?? letter)
    .trim();
}

/**
 * How well an option matches a text: its code, the start of its name, the start of a word, of a nickname, anywhere, not
 * at all.
 */
function rank({ label, code, nicknames = [] }: ComboboxOption, wanted: string): number {
  const name = fold(label);
  if (code !== undefined && fold(code) === wanted) {
    return 0;
  }
  const at = name.indexOf(wanted);
  if (at === 0) {
    return 1;
  }
  if (name.split(/[\s\-(./]+/).some((word) => word.startsWith(wanted))) {
    return 2;
  }
  if (nicknames.some((word) => fold(word).startsWith(wanted))) {
    return 3;
  }

  return at > 0 ? 4 : Infinity;
}

/** The options that match a text, the best first within their groups. An empty text matches all, in their own order. */
export function filterOptions(options: readonly ComboboxOption[], text: string): ComboboxOption[] {
  const wanted = fold(text);
  if (wanted === '') {
    return [...options];
  }
  const groups = [...new Set(options.map(({ group }) => group))];

  return options
    .map((option) => ({ option, rank: rank(option, wanted), group: groups.indexOf(option.group) }))
    .filter((one) => one.rank !== Infinity)
    .toSorted((a, b) => a.group - b.group || a.rank - b.rank)
    .map(({ option }) => option);
}
