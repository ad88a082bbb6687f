import { LRUCache } from 'lru-cache';

/** Most results in a cache: more than one for each country. */
const maxResults = 500;

/**
 * Caches the results of `read` by key for some time. Callers at the same time share one read. A failed read is not
 * cached.
 */
export function memoizeWithTtl<Key, Value>(ttlMs: number, now: () => number, read: (key: Key) => Promise<Value>) {
  const cache = new LRUCache<string, { readonly until: number; readonly value: Promise<Value> }>({ max: maxResults });
  return (key: Key): Promise<Value> => {
    const name = String(key);
    const cached = cache.get(name);
    if (cached && now() < cached.until) return cached.value;

    const value = read(key);
    cache.set(name, { until: now() + ttlMs, value });
    value.catch(() => cache.delete(name));

    return value;
  };
}
