import { staysLatin } from './latinWords.ts';
import { serbianLetters } from './serbianLetters.ts';

/** `Lj` and `LJ` are both `Љ`; the single signs ǉ, ǌ and ǆ of Unicode are read as two letters first. */
const letters = new Map<string, string>(
  serbianLetters.flatMap(([latin, cyrillic]) => {
    const capital = latin.slice(0, 1).toUpperCase() + latin.slice(1);
    return [
      [latin, cyrillic],
      [capital, cyrillic.toUpperCase()],
      [latin.toUpperCase(), cyrillic.toUpperCase()],
    ] as const;
  }),
);

/**
 * Where two letters meet that are no digraph, anywhere in a word: it is borrowed, or a prefix ends in one letter and
 * the stem begins with the other. Each bar is such a seam.
 */
const seams = ['in|jekc', 'in|jekt', 'in|jicir', 'kon|jug', 'kon|junk', 'tan|jug', 'van|jezič', 'nad|živ'];

/** The same at the beginning of a word only: within one they are digraphs, as in `Hodžalija`. */
const prefixSeams = [
  'an|jon',
  'nad|žnj',
  'nad|žup',
  'od|žal',
  'od|žar',
  'od|živ',
  'od|žvak',
  'od|žubor',
  'pod|žanr',
  'pod|žar',
  'pod|žeg',
  'pod|žeć',
  'pod|žig',
  'pod|žup',
  'pred|žet',
  'pred|živ',
];

const seamOf = (seam: string) => seam.replace(/(.+)\|(.+)/u, '(?<=$1)(?=$2)');

const seamPattern = new RegExp(
  [...seams.map(seamOf), ...prefixSeams.map((seam) => seamOf(`^${seam}`))].join('|'),
  'giu',
);

/** Targets of links, addresses, mailboxes, hosts, and names of two words whose parts would read as Serbian. */
const foreign =
  /\]\([^)\s]+\)|https?:\/\/\S+|www\.\S+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\b[\w-]+\.(?:com|net|org|rs|eu|de)\b|Android Auto|Google Play|App Store|OpenStreetMap/u;

/** Letters, marks and digits in a row. */
const word = /[\p{L}\p{M}\p{N}]+/u;

const pieces = new RegExp(`${foreign.source}|${word.source}`, 'gu');

const digraphs = /lj|nj|dž|./giu;

function writeWord(text: string) {
  return text
    .split(seamPattern)
    .map((part) => part.replace(digraphs, (letter) => letters.get(letter) ?? letter))
    .join('');
}

const isForeign = new RegExp(`^(?:${foreign.source})$`, 'u');

/**
 * A Serbian text of Latin script in Cyrillic: `Menjač` becomes `Мењач`, `injekcija` becomes `инјекција`.
 *
 * Codes, units, abbreviations of other languages, addresses and words with letters that Serbian has not stay as they
 * are. Meant for texts of ours: names of makes, models and people must not come in here, since many read like Serbian.
 */
export function toCyrillic(text: string) {
  const composed = text.normalize('NFC').replace(/[Ǆ-ǌ]/gu, (sign) => sign.normalize('NFKC'));
  return composed.replace(pieces, (piece) =>
    isForeign.test(piece) || staysLatin(piece, piece === composed) ? piece : writeWord(piece),
  );
}
