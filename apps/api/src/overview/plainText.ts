/**
 * Normalises a text of several lines for storing: plain text without control characters and direction marks, with at
 * most one empty line in a row.
 */
export const plainText = (text: string) =>
  text
    .normalize('NFC')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\u202A-\u202E\u2066-\u2069]|(?![\n\t])\p{Cc}/gu, '')
    .replaceAll(/[ \t]+\n/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
