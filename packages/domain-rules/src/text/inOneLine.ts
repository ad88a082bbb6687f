/** Controls, line breaks, and marks that nobody sees or that turn the direction of writing. */
const strange = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** A text in one line, without what cannot be seen in it; empty if nothing in it can be seen. */
export const inOneLine = (text: string): string =>
  text.normalize('NFC').replaceAll(strange, ' ').replaceAll(/\s+/g, ' ').trim();
