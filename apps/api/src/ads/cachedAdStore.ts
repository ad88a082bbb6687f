import { LRUCache } from 'lru-cache';
import type { ChangeFeed } from '../platform/outbox/ChangeFeed.ts';
import type { AdRecord } from './AdRecord.ts';
import type { AdStore } from './postgresStore.ts';

/**
 * How long a record is cached, in milliseconds. It is short because promotions begin and end without a change in the
 * feed.
 */
const holdMs = 5000;

/** Most ads in the cache: a few kilobytes each. */
const maxAds = 10_000;

interface CachedAd {
  /** The ad that was read, or is being read; undefined if there is no such ad. */
  readonly record: Promise<AdRecord | undefined>;
  readonly until: number;
}

/**
 * The same store with a cache: ads that are shown one after the other or at the same time are read once. A page of an
 * ad asks for it in three calls. An ad that changes is removed when the index takes in the change, even while it is
 * being read, so a list never lags behind its own index. While changes are not received, nothing is cached.
 */
export function cachedAdStore(store: AdStore, changes: ChangeFeed, now: () => number = Date.now): AdStore {
  const cache = new LRUCache<number, CachedAd>({ max: maxAds });
  changes.subscribe(({ ads }) => {
    for (const id of ads) cache.delete(id);
  });

  const evict = (id: number, entry: CachedAd) => cache.peek(id) === entry && cache.delete(id);

  function read(ids: readonly number[]) {
    const reading = Promise.withResolvers<AdRecord[]>();
    const found = reading.promise.then((records) => new Map(records.map((record) => [record.id, record])));
    for (const id of ids) {
      const entry = { record: found.then((records) => records.get(id)), until: now() + holdMs };
      cache.set(id, entry);
      entry.record.then(
        (record) => record ?? evict(id, entry),
        () => evict(id, entry),
      );
    }
    // After the entries, so that a change in the meantime finds them.
    reading.resolve(store.read(ids));
  }

  return {
    ...store,
    async read(ids) {
      if (changes.position() === null) return store.read(ids);

      const missing = ids.filter((id) => (cache.get(id)?.until ?? 0) <= now());
      if (missing.length > 0) read(missing);
      const records = await Promise.all(ids.flatMap((id) => cache.get(id)?.record ?? []));

      return records.filter((record) => record !== undefined);
    },
  };
}
