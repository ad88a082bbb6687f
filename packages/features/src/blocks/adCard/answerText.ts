import type { AdAnswer } from '@volan/api-contract';
import type { ValueFormats } from '@volan/i18n';

/** Answers whose number has a format of its own. */
const formats: Readonly<Record<string, (words: ValueFormats, value: number) => string>> = {
  cena: (words, value) => words.price(value),
  godiste: (words, value) => words.year(value),
  kilometraza: (words, value) => words.distance(value),
  snaga: (words, value) => words.power(value),
  kubikaza: (words, value) => words.volume(value),
  // Months are stored as year * 100 + month.
  'registrovan-do': (words, value) => words.month(Math.floor(value / 100), value % 100),
};

/** The answer of an ad in words: its labels, its text, or its number with the unit. */
export function answerText({ key, values, text, number, unit }: AdAnswer, words: ValueFormats) {
  if (values.length > 0) {
    return values.map(({ label }) => label).join(', ');
  }
  if (number === null) {
    return text ?? '';
  }
  const format = formats[key];
  return format ? format(words, number) : words.measure(number, unit);
}
