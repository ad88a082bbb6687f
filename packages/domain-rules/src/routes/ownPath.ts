/** A host that does not exist, as the base for parsing paths. */
const base = 'http://own.invalid';

/**
 * Reads a path that somebody else may have written, such as where to go back to. Browsers take a backslash for a slash and drop
 * tabs, so what looks like a path may name another host.
 *
 * @returns the path as browsers read it, with its query and its hash; null where it leads off this host, or is no path
 */
export function ownPath(text: string | null): Pick<URL, 'pathname' | 'search' | 'hash'> | null {
  if (text === null || !text.startsWith('/') || !URL.canParse(text, base)) return null;
  const to = new URL(text, base);
  // two slashes in front would begin with a host: `/.//evil.example` comes out of the parser as `//evil.example`
  return to.origin === base && !to.pathname.startsWith('//') ? to : null;
}
