/** Whether nothing can be read: no words, spaces only, or (from plain JavaScript) no string at all. */
export function isBlank(words: unknown): boolean {
  return words === undefined || words === null || words === false || (typeof words === 'string' && words.trim() === '');
}
