import type { ChangeFeed } from '../platform/outbox/ChangeFeed.ts';
import type { AdRecord } from './AdRecord.ts';
import type { AdStore } from './postgresStore.ts';

/** For so long a record is shown again, in milliseconds: promotions begin and end without a change that the feed tells. */
const holdMs = 5000;

/** Most ads that are kept: a few kilobytes each. */
const mostAds = 10_000;

interface Kept {
  /** What was read, or is being read: undefined where there is no such ad. */
  readonly record: Promise<AdRecord | undefined>;
  readonly until: number;
}

/**
 * The same store, except that ads which are shown one after the other or at the same time are read once: a page of an ad
 * asks for it in three calls. A changed ad is let go when the index takes in the change, also one that is being read, so
 * a list never lags behind its own index; while nobody hears of changes nothing is kept.
 */
export function keepRecords(store: AdStore, changes: ChangeFeed, now: () => number = Date.now): AdStore {
  const kept = new Map<number, Kept>();
  changes.subscribe(({ ads }) => {
    for (const id of ads) kept.delete(id);
  });

  const letGo = (id: number, entry: Kept) => kept.get(id) === entry && kept.delete(id);

  function read(ids: readonly number[]) {
    const reading = Promise.withResolvers<AdRecord[]>();
    const found = reading.promise.then((records) => new Map(records.map((record) => [record.id, record])));
    for (const id of ids) {
      const entry = { record: found.then((records) => records.get(id)), until: now() + holdMs };
      kept.set(id, entry);
      entry.record.then(
        (record) => record ?? letGo(id, entry),
        () => letGo(id, entry),
      );
    }
    // After the entries, so that a change in the meantime finds them.
    reading.resolve(store.read(ids));
  }

  return {
    ...store,
    async read(ids) {
      if (changes.position() === null) return store.read(ids);
      if (kept.size + ids.length > mostAds) kept.clear();
      const missing = ids.filter((id) => (kept.get(id)?.until ?? 0) <= now());
      if (missing.length > 0) read(missing);
      const records = await Promise.all(ids.flatMap((id) => kept.get(id)?.record ?? []));
      return records.filter((record) => record !== undefined);
    },
  };
}
