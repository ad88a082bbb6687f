import { browserCookie } from './browserCookie.ts';
import { browserStore, type BrowserStore, type BrowserStoreOptions } from './browserStore.ts';

/** One year in milliseconds: browsers keep no cookie for much longer. */
const yearMs = 365 * 24 * 3_600_000;

/**
 * A small flag of this browser that follows the visitor to every country of a brand: kept in the local storage and
 * mirrored in a cookie of the domain that the hosts share. The cookie is newer where they differ. [F07, T08b]
 *
 * The cookie travels with every request, so a value stays below some hundred bytes.
 */
export function sharedStore<Value>(options: BrowserStoreOptions<Value>): BrowserStore<Value> {
  const { key, parse, lifetimeMs = yearMs } = options;
  const local = browserStore({ ...options, lifetimeMs });
  const cookie = browserCookie({ name: key, parse, lifetimeMs });

  return {
    ...local,
    read: () => cookie.read() ?? local.read(),
    write: (value) => {
      cookie.write(value);
      local.write(value);
    },
    clear: () => {
      cookie.clear();
      local.clear();
    },
  };
}
