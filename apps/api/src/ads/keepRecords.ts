import type { ChangeFeed } from '../changes/ChangeFeed.ts';
import type { AdRecord } from './AdRecord.ts';
import type { AdStore } from './postgresStore.ts';

/** For so long a record is shown again, in milliseconds: promotions begin and end without a change that the feed tells. */
const holdMs = 5000;

/** Most ads that are kept: a few kilobytes each. */
const mostAds = 10_000;

interface Kept {
  readonly record: AdRecord;
  readonly until: number;
}

/**
 * The same store, except that ads which one list shows after the other are read once. A changed ad is let go when the
 * index takes in the change, so a list never lags behind its own index; while nobody hears of changes nothing is kept.
 */
export function keepRecords(store: AdStore, changes: ChangeFeed, now: () => number = Date.now): AdStore {
  const kept = new Map<number, Kept>();
  /** How often something changed: what was being read meanwhile may be from before. */
  let changed = 0;
  changes.subscribe(({ ads }) => {
    changed += 1;
    for (const id of ads) kept.delete(id);
  });

  function keep(records: readonly AdRecord[]) {
    if (kept.size + records.length > mostAds) kept.clear();
    for (const record of records) kept.set(record.id, { record, until: now() + holdMs });
  }

  return {
    ...store,
    async read(ids) {
      if (changes.position() === null) return store.read(ids);
      const known = new Map<number, AdRecord>();
      for (const id of ids) {
        const entry = kept.get(id);
        if (entry && entry.until > now()) known.set(id, entry.record);
      }
      const before = changed;
      const read = await store.read(ids.filter((id) => !known.has(id)));
      if (changed === before) keep(read);
      for (const record of read) known.set(record.id, record);
      return ids.flatMap((id) => known.get(id) ?? []);
    },
  };
}
