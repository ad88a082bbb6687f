import type { AdAnswer } from '@volan/api-contract';
import type { ValueFormats } from '@volan/i18n';

/** Answers whose number has a format of its own. */
const formats: Readonly<Record<string, (messages: ValueFormats, value: number) => string>> = {
  cena: (messages, value) => messages.price(value),
  godiste: (messages, value) => messages.year(value),
  kilometraza: (messages, value) => messages.distance(value),
  snaga: (messages, value) => messages.power(value),
  kubikaza: (messages, value) => messages.volume(value),
  // Months are stored as year * 100 + month.
  'registrovan-do': (messages, value) => messages.month(Math.floor(value / 100), value % 100),
};

/** The answer of an ad in words: its labels, its text, or its number with the unit. */
export function answerText({ key, values, text, number, unit }: AdAnswer, messages: ValueFormats) {
  if (values.length > 0) {
    return values.map(({ label }) => label).join(', ');
  }
  if (number === null) {
    return text ?? '';
  }
  const format = formats[key];

  return format ? format(messages, number) : messages.measure(number, unit);
}
