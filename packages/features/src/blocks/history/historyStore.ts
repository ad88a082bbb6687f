import { addVisit } from '@volan/domain-rules';
import { browserStore } from '../../runtime/browser/browserStore.ts';
import type { HistoryEntry } from './HistoryEntry.ts';

/** Whether stored data, which may be anything, is a visited ad. */
export const isHistoryEntry = (value: unknown): value is HistoryEntry =>
  typeof value === 'object' &&
  value !== null &&
  ['img', 'title', 'price', 'path', 'date', 'time'].every(
    (field) => typeof (value as Record<string, unknown>)[field] === 'string',
  ) &&
  typeof (value as Record<string, unknown>)['ts'] === 'number' &&
  // A foreign hand may have written here: a path leads nowhere but into this site.
  /^\/(?![/\\\s])/.test((value as HistoryEntry).path);

/** Visited ads, newest first. [F17, E10] */
export const historyStore = browserStore<readonly HistoryEntry[]>({
  key: 'history',
  empty: [],
  parse: (kept) => (Array.isArray(kept) ? kept.filter(isHistoryEntry) : []),
});

/** Puts a visit in front of the history. [F17, E10] */
export const recordVisit = (visit: HistoryEntry) => historyStore.write(addVisit(historyStore.read(), visit));
