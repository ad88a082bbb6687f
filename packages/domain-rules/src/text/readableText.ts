/** A text as people see it, with the way back to what was written. */
export interface ReadableText {
  /** Without signs that nobody sees, and with plain digits, spaces, dots and dashes. */
  readonly text: string;
  /** Where the part of `text` between two positions is in the written text. */
  readonly spanOf: (from: number, to: number) => { from: number; to: number };
}

/** Signs that take no room: joiners, soft hyphens, marks of order, fillers and choices of a variant. */
const unseen = /^(?:[\p{Cf}\p{Variation_Selector}\u115F\u1160\u3164\uFFA0]|\u034F|\u17B4|\u17B5)$/u;

/** A full stop of another script, as browsers read it in an address. */
const fullStop = /[\u3002\uFF61]/g;

/**
 * Reads a text as people see it: characters that only hide a word from rules are removed, wide digits are digits. [N12]
 */
export function readableText(written: string): ReadableText {
  const starts: number[] = [];
  const ends: number[] = [];
  const known = new Map<string, string>();
  let text = '';
  let at = 0;
  for (const letter of written) {
    const end = at + letter.length;
    let plain = letter < '\u0080' ? letter : known.get(letter);
    if (plain === undefined) known.set(letter, (plain = plainOf(letter)));
    for (let n = 0; n < plain.length; n += 1) {
      starts.push(at);
      ends.push(end);
    }
    text += plain;
    at = end;
  }

  return { text, spanOf: (from, to) => ({ from: starts[from] ?? at, to: ends[to - 1] ?? at }) };
}

function plainOf(letter: string): string {
  if (unseen.test(letter)) return '';

  const plain = letter
    .normalize('NFKC')
    .replaceAll(fullStop, '.')
    .replaceAll(/\p{Nd}/gu, digitOf)
    .replaceAll(/\p{Pd}/gu, '-');
  return plain.replaceAll(/[\p{Zs}\u2800]/gu, ' ');
}

/** A digit of any script: each script has its ten in a row, zero first. */
function digitOf(letter: string): string {
  const code = letter.codePointAt(0) ?? 0;
  let before = 0;
  while (before < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(code - before - 1))) before += 1;

  return String(before);
}
