/** How a text is compared: small letters, without marks; "đ" is "dj", as it is typed on a foreign keyboard. */
const folded = (text: string) =>
  text.toLowerCase().replaceAll('đ', 'dj').normalize('NFD').replace(/\p{M}/gu, '').trim();

/**
 * Whether a name, a code or another word of an entry holds what a user types. A code counts from its beginning, so
 * that "de" does not bring Sweden. Nothing typed brings everything.
 */
export function matchesWords(query: string, names: readonly string[], codes: readonly string[] = []): boolean {
  const wanted = folded(query);
  return names.some((name) => folded(name).includes(wanted)) || codes.some((code) => folded(code).startsWith(wanted));
}
