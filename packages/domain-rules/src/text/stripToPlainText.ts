/** Letters and digits of every script, whitespace and `. , - ( ) / & +`; everything else is dropped. [G11, T19] */
export function stripToPlainText(text: string) {
  return text.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}\s.,\-()/&+]/gu, '');
}
