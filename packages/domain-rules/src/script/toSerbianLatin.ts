import { serbianLetters } from './serbianLetters.ts';

const letters = new Map(serbianLetters.map(([latin, cyrillic]) => [cyrillic, latin]));

const cyrillic = /[а-шђјљњћџ]/giu;

/**
 * A Serbian text of Cyrillic script in Latin; Latin letters stay. No rule has exceptions in this direction.
 *
 * A capital of two letters follows what comes after it: `ЉУБАВ` is `LJUBAV`, `Љубав` is `Ljubav`.
 */
export function toSerbianLatin(text: string) {
  return text.replace(cyrillic, (letter, index: number) => {
    const small = letter.toLowerCase();
    const latin = letters.get(small) ?? letter;
    if (letter === small) {
      return latin;
    }
    const [before = '', after = ''] = [text[index - 1], text[index + 1]];
    const isCapital = (sign: string) => sign !== sign.toLowerCase();
    const isAllCapitals = isCapital(after) || (isCapital(before) && after === after.toUpperCase());

    return isAllCapitals ? latin.toUpperCase() : latin.slice(0, 1).toUpperCase() + latin.slice(1);
  });
}
