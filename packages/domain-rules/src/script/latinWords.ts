/** Names and signs that Serbian always writes in Latin, in small letters. */
const names: ReadonlySet<string> = new Set([
  'android',
  'apple',
  'bluetooth',
  'chrome',
  // a code of a language, in the example beside its search
  'de',
  'diners',
  'esc',
  'euro',
  'facebook',
  'firefox',
  'gearlane',
  'google',
  'instagram',
  'isofix',
  'kwh',
  'linkedin',
  'maestro',
  'mastercard',
  'openstreetmap',
  'safari',
  'telegram',
  'tiktok',
  'twitter',
  'viber',
  'visa',
  'webp',
  'windows',
]);

/** Our own name is a word of Serbian too (a steering wheel): only with a capital is it meant. */
const exact: ReadonlySet<string> = new Set(['Volan']);

/** Signs of units: no word of Serbian is written so. `h` and `min` stand for hours and minutes. */
const units: ReadonlySet<string> = new Set([
  'cm',
  'dm',
  'g',
  'h',
  'kg',
  'km',
  'l',
  'm',
  'min',
  'ml',
  'mm',
  't',
  'kB',
  'kN',
  'kW',
  'kWh',
  'MB',
  'GB',
  'Nm',
  'Wh',
  'Ah',
  'Hz',
  'cm³',
  'm³',
  'm²',
  'dB',
]);

/** Abbreviations of Serbian words; the others (ABS, GPS, VIN) are foreign or codes. */
const abbreviations: ReadonlySet<string> = new Set([
  'AMSS',
  'APR',
  'BiH',
  'JMBG',
  'MUP',
  'NBS',
  'PDV',
  'PIB',
  'PIO',
  'SAD',
  'SFRJ',
  'SRJ',
  'TNG',
]);

/** Serbian words of one letter: conjunctions and prepositions. */
const oneLetter = /^[AIOUSK]$/;

/** All letters of Serbian in Latin script. */
const serbian = /^[a-pr-vzčćđšž]+$/iu;

const isCapitals = (word: string) => word === word.toUpperCase();

/** Longest word in capitals that is taken for an abbreviation. */
const longestAbbreviation = 4;

/**
 * Whether a word stays Latin in Serbian Cyrillic: foreign spellings, codes, abbreviations, units and names. `alone`
 * says that the text is nothing but this word: `A` is then a code and no conjunction.
 */
export function staysLatin(word: string, alone = false) {
  const small = word.toLowerCase();
  if (!serbian.test(word) || names.has(small) || exact.has(word) || units.has(word)) {
    return true;
  }
  if (abbreviations.has(word)) {
    return false;
  }
  if (word.length === 1) {
    return isCapitals(word) && (alone || !oneLetter.test(word));
  }
  const marked = /[čćđšž]/iu.test(word);
  if (isCapitals(word)) {
    return word.length <= longestAbbreviation && !marked;
  }

  // A capital in the middle: `CarPlay`.
  return word.slice(1) !== word.slice(1).toLowerCase();
}
