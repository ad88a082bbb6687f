/**
 * The entry for a word of a row; undefined for a word that is not listed, even if it names a property of every object
 * (`constructor`).
 */
export const wordIn = <T>(listed: Readonly<Record<string, T>>, word: string): T | undefined =>
  Object.hasOwn(listed, word) ? listed[word] : undefined;
