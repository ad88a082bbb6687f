/** The first characters of a text, as many as fit in `limit`: one that takes two places is kept or left, never cut in half. */
export const beginningOf = (text: string, limit: number) => text.slice(0, limit).replace(/[\uD800-\uDBFF]$/, '');

/** What stands for a word of a row; undefined for one that is not listed, also where every object bears its name (`constructor`). */
export const wordIn = <T>(listed: Readonly<Record<string, T>>, word: string): T | undefined =>
  Object.hasOwn(listed, word) ? listed[word] : undefined;
