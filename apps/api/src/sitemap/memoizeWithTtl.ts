import { LRUCache } from 'lru-cache';

/** Results that are kept at once: one for each country, and more. */
const maxResults = 500;

/**
 * Keeps what `read` gave for some time, by key; callers who come meanwhile share one read. A failed one is not kept.
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
