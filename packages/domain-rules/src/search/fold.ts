import { latinLetters } from '../text/latinLetters.ts';

/** A text in small plain letters, without marks, Cyrillic in Latin: Čačak = Чачак = cacak, đ = dj. Other scripts stay. [N01] */
export function fold(text: string) {
  const letters = Array.from(text.normalize('NFC').toLowerCase(), (letter) => latinLetters[letter] ?? letter);
  return letters.join('').normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');
}
