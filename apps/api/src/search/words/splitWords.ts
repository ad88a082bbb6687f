import { cutPlain, fold, longestSearchText } from '@volan/domain-rules';

/** A run of letters, a number, or a number with a decimal part. */
export interface Piece {
  /** Folded. */
  readonly text: string;
  /** The typed text, if it is read as a misspelling of a name. */
  readonly typed?: string;
  readonly kind: 'letters' | 'number' | 'decimal';
  /** Value of a number: `100.000` is 100000. */
  readonly value: number | null;
  /** True if there is nothing between this piece and the one before: `golf7`. */
  readonly glued: boolean;
  /** The text between this piece and the one before, or the beginning: ` - `, `/`, ` <`. */
  readonly before: string;
  /** The text after the last piece: `+` of `2016+`. Empty for the others. */
  readonly after: string;
  /** Index of the word in the typed text, for messages about it. */
  readonly word: number;
}

const pieces = /\d{1,3}(?:[.,]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+[.,]\d+|\p{L}+|\p{N}+/gu;

/**
 * Normalises a text: full-width letters become plain, and invisible characters are removed. One character can become
 * eighteen, so the text is cut to its limit again.
 */
export const plainQuery = (text: string) =>
  cutPlain(text.normalize('NFKC').replaceAll(/\p{Cf}/gu, ''), longestSearchText);

/** The words of a query as they were typed. */
export const typedWords = (text: string) =>
  plainQuery(text)
    .split(/\s+/)
    .filter((word) => word !== '');

const thousands = /^(\d{1,3}(?:[.,]\d{3})+)(?:[.,]\d{1,2})?$/;

/** The pieces of a query in their order. */
export function splitWords(text: string): Piece[] {
  const found: Piece[] = [];
  let between = '';
  for (const [word, typed] of typedWords(text).entries()) {
    const folded = fold(typed);
    let end = 0;
    if (word > 0) between += ' ';
    for (const match of folded.matchAll(pieces)) {
      between += folded.slice(end, match.index);
      found.push({
        ...readPiece(match[0]),
        glued: between === '' && found.length > 0,
        before: between,
        after: '',
        word,
      });
      between = '';
      end = match.index + match[0].length;
    }
    between += folded.slice(end);
  }
  const last = found.pop();

  return last ? [...found, { ...last, after: between }] : [];
}

function readPiece(piece: string): Pick<Piece, 'text' | 'kind' | 'value'> {
  const [, whole] = thousands.exec(piece) ?? [];
  if (whole !== undefined) {
    const digits = whole.replaceAll(/[.,]/g, '');
    return { text: digits, kind: 'number', value: Number(digits) };
  }
  if (/^\d+[.,]\d+$/.test(piece)) {
    const decimal = piece.replace(',', '.');
    return { text: decimal, kind: 'decimal', value: Number(decimal) };
  }
  const isNumber = /^\p{N}/u.test(piece);

  return { text: piece, kind: isNumber ? 'number' : 'letters', value: isNumber ? Number(piece) : null };
}

/** Names are separated by a comma, a slash, or the minus sign of an unwanted word. */
const apart = /[,/;]|\s-$/;

/**
 * Joins some pieces to one word: `c` and `klasa` to `cklasa`. Empty if there are fewer pieces, or if a separator is
 * between them.
 */
export function joinedPieces(pieces: readonly Piece[], start: number, length: number): string {
  const some = pieces.slice(start, start + length);
  const isOne = some.length === length && some.every(({ before }, index) => index === 0 || !apart.test(before));
  return isOne ? some.map(({ text }) => text).join('') : '';
}
