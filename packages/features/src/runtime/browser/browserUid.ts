import { createUid } from '@volan/api-client';
import { browserStore } from './browserStore.ts';

const dayMs = 24 * 3_600_000;

/** The id as this browser keeps it for a day, so that it cannot follow a visitor for longer. */
const uidStore = browserStore<string | null>({
  key: 'uid',
  empty: null,
  parse: (kept) => (typeof kept === 'string' && /^[\w-]{40,100}$/.test(kept) ? kept : null),
  lifetimeMs: dayMs,
});

/** Id of this browser's session: the same on each of its pages and in all tabs. [E03] */
export function browserUid(): string {
  const kept = uidStore.read();
  if (kept !== null) return kept;

  const uid = createUid(Date.now());
  uidStore.write(uid);

  return uid;
}
