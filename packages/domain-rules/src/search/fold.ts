import { latinLetters } from '../text/latinLetters.ts';

/** Letters that may be in the table: all of it lies beyond ASCII. */
const beyondAscii = /[^\0-~]/gu;

const inLatin = (text: string) => text.replace(beyondAscii, (letter) => latinLetters[letter] ?? letter);

const withoutMarks = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');

/** Such a text has no marks and no Cyrillic: much of a catalogue is. */
const ascii = /^[ -~]*$/;

/**
 * A text in small plain letters, without marks, Cyrillic in Latin: Čačak = Чачак = cacak, đ = dj. Other scripts stay.
 * [N01]
 */
export function fold(text: string) {
  if (ascii.test(text)) return text.toLowerCase();

  const latin = inLatin(text.toLowerCase().normalize('NFC'));
  // Again after the marks are gone: they may have hidden a letter of the table, as in ǽ.
  return inLatin(withoutMarks(latin));
}
