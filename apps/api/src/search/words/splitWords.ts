import { fold } from '@volan/domain-rules';

/** A run of letters, a number, or a number with a decimal part. */
export interface Piece {
  /** Folded. */
  readonly text: string;
  /** As it was typed, where it is read as a slip of a name. */
  readonly typed?: string;
  readonly kind: 'letters' | 'number' | 'decimal';
  /** Value of a number: `100.000` is 100000. */
  readonly value: number | null;
  /** Nothing stands between it and the piece before: `golf7`. */
  readonly glued: boolean;
  /** Place in the text as it was typed, for what is told of it. */
  readonly word: number;
}

const pieces = /\d{1,3}(?:[.,]\d{3})+(?![\d])|\d+[.,]\d+|\p{L}+|\p{N}+/gu;

/** A text as people mean it: wide letters are letters, and signs that nobody sees are none. */
export const plainQuery = (text: string) => text.normalize('NFKC').replaceAll(/\p{Cf}/gu, '');

/** The words of a query as they were typed. */
export const typedWords = (text: string) =>
  plainQuery(text)
    .split(/\s+/)
    .filter((word) => word !== '');

/** The pieces of a query in their order. */
export function splitWords(text: string): Piece[] {
  return typedWords(text).flatMap((typed, word) => {
    const folded = fold(typed);
    let end = -1;
    return [...folded.matchAll(pieces)].map((found): Piece => {
      const [piece] = found;
      const glued = found.index === end;
      end = found.index + piece.length;
      const isThousands = /^\d{1,3}(?:[.,]\d{3})+$/.test(piece);
      if (isThousands) {
        const digits = piece.replaceAll(/[.,]/g, '');
        return { text: digits, kind: 'number', value: Number(digits), glued, word };
      }
      if (/^\d+[.,]\d+$/.test(piece)) {
        const decimal = piece.replace(',', '.');
        return { text: decimal, kind: 'decimal', value: Number(decimal), glued, word };
      }
      const isNumber = /^\p{N}/u.test(piece);
      return {
        text: piece,
        kind: isNumber ? 'number' : 'letters',
        value: isNumber ? Number(piece) : null,
        glued,
        word,
      };
    });
  });
}
