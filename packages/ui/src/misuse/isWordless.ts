/** Whether nothing can be read: no words, spaces only, or (from plain JavaScript) no string at all. */
export function isWordless(words: unknown): boolean {
  return words === undefined || words === null || words === false || (typeof words === 'string' && words.trim() === '');
}
