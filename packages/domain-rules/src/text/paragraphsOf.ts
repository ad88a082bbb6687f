// line breaks stay
const strange = /[^\P{Cc}\n]|[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/**
 * A text over several lines as it is stored: without controls and marks that turn the direction of writing, at most one
 * empty line between two others.
 */
export const paragraphsOf = (text: string) =>
  text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, ' ')
    .replace(strange, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
