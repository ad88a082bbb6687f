import type { Words } from './Words.ts';

const accented: Readonly<Record<string, string>> = {
  a: 'å',
  c: 'ç',
  d: 'ď',
  e: 'é',
  g: 'ğ',
  h: 'ĥ',
  i: 'ï',
  j: 'ĵ',
  k: 'ķ',
  l: 'ļ',
  n: 'ñ',
  o: 'ö',
  r: 'ř',
  s: 'š',
  t: 'ť',
  u: 'ü',
  w: 'ŵ',
  y: 'ý',
  z: 'ž',
};
const vowel = /[aeiou]/i;
/**
 * Addresses and what holds a figure, such as "320d" and "4x4", are names or amounts: they are as long in every
 * language.
 */
const fixed = /\d|[@/]/;

function accent(letter: string): string {
  const lower = letter.toLowerCase();
  const found = accented[lower] ?? lower;
  return letter === lower ? found : found.toUpperCase();
}

/** Every vowel is written twice. */
function lengthen(word: string): string {
  return fixed.test(word)
    ? word
    : word.replaceAll(/[a-z]/gi, (letter) => accent(letter) + (vowel.test(letter) ? accent(letter.toLowerCase()) : ''));
}

/**
 * An English text as the pseudo-locale says it: readable, about 40 % longer, an accent on every letter that may bear
 * one.
 */
export const pseudoText = (english: string): string => english.replaceAll(/\S+/g, lengthen);

/** The words of the pseudo-locale, made by rule from those of English: no table to keep. */
export const pseudoWords = (english: Words): Words =>
  new Map([...english].map(([serbian, text]) => [serbian, pseudoText(text)]));
