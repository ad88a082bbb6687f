/** A host that does not exist, as the base for parsing paths. */
const base = 'http://own.invalid';

/**
 * Parses an untrusted path, such as a return address. Browsers read a backslash as a slash and drop tabs, so text that
 * looks like a path may name another host.
 *
 * @returns the path as browsers read it, with query and hash; null if it leads to another host or is not a path
 */
export function ownPath(text: string | null): Pick<URL, 'pathname' | 'search' | 'hash'> | null {
  if (text === null || !text.startsWith('/') || !URL.canParse(text, base)) return null;

  const to = new URL(text, base);
  // two slashes in front would begin with a host: `/.//evil.example` comes out of the parser as `//evil.example`
  return to.origin === base && !to.pathname.startsWith('//') ? to : null;
}
