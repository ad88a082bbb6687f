/** Latin letters beyond a to z: Serbian, Romanian, Hungarian and German, and those of names of makes and people. */
const latin = 'ČĆŽŠĐ ĂÂÎȘȚ ÁÉÍÓÖŐÚÜŰ Ä ÇÈË'.replaceAll(' ', '');

/** Russian, Bulgarian and Macedonian, and the Serbian letters of names. */
const cyrillic = 'АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЁЃЅЈЉЊЌЏЂЋЍЀ';

const ascii = Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) => String.fromCodePoint(0x20 + index)).join('');

/** Quotes, dashes, prices, measures and the spaces that `Intl` writes. */
const signs = '\u00A0\u00AD\u202F–—‘’‚“”„«»…•·©°²³×€£№−';

/** The letters and signs of our pages, capital and small, as code points. */
export const commonLetters: ReadonlySet<number> = new Set(
  Array.from(`${ascii}${signs}${latin}${latin.toLowerCase()}ß${cyrillic}${cyrillic.toLowerCase()}`).map(
    (letter) => letter.codePointAt(0) ?? 0,
  ),
);

/** The code points of a `unicode-range`. */
export function readRange(range: string): number[] {
  return range.split(',').flatMap((part) => {
    const [first = '', last = first] = part.trim().replace('U+', '').split('-');
    const start = Number.parseInt(first, 16);
    return Array.from({ length: Number.parseInt(last, 16) - start + 1 }, (_, index) => start + index);
  });
}

/** The `unicode-range` of rising code points. */
export function printRange(points: readonly number[]): string {
  const parts: { first: number; last: number }[] = [];
  for (const point of points) {
    const open = parts.at(-1);
    if (open?.last === point - 1) open.last = point;
    else parts.push({ first: point, last: point });
  }
  const hex = (point: number) => point.toString(16).toUpperCase().padStart(4, '0');

  return parts.map(({ first, last }) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`).join(',');
}
