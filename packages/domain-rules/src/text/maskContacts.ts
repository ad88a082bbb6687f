import { stripToPlainText } from './stripToPlainText.ts';
import { readableText } from './readableText.ts';

/** Replaces a hidden letter. */
const mark = '•';

// between two digits of one number; a struck-through digit is still readable
const sign = String.raw`[\s./()_*~|\\\p{M}-]`;
const between = `${sign}{0,4}`;
const at = String.raw`(?:@|[(\[{]\s?(?:at|et|@)\s?[)\]}])`;
const dot = String.raw`(?:\.|,(?=(?:com|net|org|rs)\b)|\s?[(\[{]\s?(?:dot|tačka|tacka|\.)\s?[)\]}]\s?)`;

// begins where a word begins: without that each of its letters would be tried as a beginning, which takes seconds
const mail = new RegExp(
  String.raw`(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+\s?${at}\s?[\p{L}\p{N}-]+(?:${dot}[\p{L}\p{N}-]+)*${dot}\p{L}{2,}`,
  'giu',
);

/** Addresses of pages, and of messengers without a protocol. */
const link =
  /(?<![\p{L}\p{N}])(?:[a-z]{2,12}:\/\/|www\.)\S+|(?<![\p{L}\p{N}.-])(?:[\p{L}\p{N}-]+\.)+(?:com|info|me|net|org|rs)\/\S+/giu;

const day = (name: string) =>
  String.raw`(?:0?[1-9]|[12]\d|3[01])(?<${name}>[./-])(?:0?[1-9]|1[0-2])\k<${name}>(?:19|20)\d\d(?!\d)`;
/** Dates, alone or two of them as a time; signs and digits after them make a number of both. */
const dates = String.raw`(?<![\p{N}.,+])${day('mark')}(?:\s?-\s?${day('next')})?(?!\s?[./()_*~|\\-]+\s?\d)`;
/** An engine and the year after it. */
const engine = String.raw`0[.,]\d\s+(?:19|20)\d\d(?!\d)`;
const begin = String.raw`(?:\+|0|38[1-9](?=[\s/-]?6))`;
const more = String.raw`(?:${between}\d)`;
/** As long as it is, or until the next one begins. */
const phone = String.raw`(?<!(?<!\p{Ll}\p{Ll})\p{L}|\p{N}|\p{N}[.,])(?!${engine})${begin}\d?(?:${more}{7,14}?(?=${sign}{1,4}${begin}${more}{7})|${more}{7,14}(?!\d))`;
const numbers = new RegExp(`${dates}|${phone}`, 'gu');

/**
 * A text of a seller without phone numbers and addresses of mail and of pages: their letters and digits become `•`. It
 * is read as people see it, whatever its signs. A phone number begins with `+` or `0`, or as a mobile one of the region
 * does, and has 8 to 15 digits; dates, prices, years and kilometres stay. Numbers in words stay too.
 */
export function maskContacts(written: string) {
  const { text, spanOf } = readableText(written);
  const found = [mail, link, numbers].flatMap((pattern) => Array.from(text.matchAll(pattern)));
  const spans = found
    .filter(({ groups }) => groups?.['mark'] === undefined)
    .map(({ 0: { length }, index }) => spanOf(index, index + length))
    .toSorted((one, other) => one.from - other.from);
  let shown = '';
  let done = 0;
  for (const { from, to } of spans) {
    shown += written.slice(done, from) + written.slice(Math.max(done, from), to).replace(/[\p{L}\p{N}]/gu, mark);
    done = Math.max(done, to);
  }

  return shown + written.slice(done);
}

/**
 * One line of a seller as visitors may see it: contacts masked, also such as only appear when signs that no title holds
 * are dropped.
 */
export const maskedLine = (text: string) =>
  maskContacts(maskContacts(text).split(mark).map(stripToPlainText).join(mark)).replace(/\s+/g, ' ').trim();

/** Whether something of a text is masked: two hidden letters beside one another, which no list of points has. */
export const isMasked = (shown: string) => /•[^\p{L}\p{N}\n•]{0,4}•/u.test(shown);

/** How much of a text is hidden. */
export const hiddenLetters = (shown: string) => shown.split(mark).length - 1;
