/** What stands for a word of a row; undefined for one that is not listed, also where every object bears its name (`constructor`). */
export const wordIn = <T>(listed: Readonly<Record<string, T>>, word: string): T | undefined =>
  Object.hasOwn(listed, word) ? listed[word] : undefined;
