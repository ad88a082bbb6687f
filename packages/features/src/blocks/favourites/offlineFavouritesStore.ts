import { browserStore } from '../../runtime/browser/browserStore.ts';
import { signedInUser } from '../../runtime/browser/signedInUser.ts';
import type { HistoryEntry } from '../history/HistoryEntry.ts';
import { isHistoryEntry } from '../history/historyStore.ts';

/** The saved ads of an account, to be read without a connection. */
export interface OfflineFavourites {
  /** The account; null for nobody. */
  readonly user: number | null;
  /** Ids of the saved ads when they were read: a change of them makes the list old. */
  readonly ids: readonly string[];
  /** When they were read, in milliseconds since 1970. */
  readonly readAt: number;
  /** The ads as they were then, the last saved first. */
  readonly ads: readonly HistoryEntry[];
}

/** The saved ads of the user who was signed in last. Signing out deletes them. [N13] */
export const offlineFavouritesStore = browserStore<OfflineFavourites>({
  key: 'favourite-ads',
  empty: { user: null, ids: [], readAt: 0, ads: [] },
  parse(kept) {
    const { user, ids, readAt, ads } = kept as Partial<Record<keyof OfflineFavourites, unknown>>;
    return {
      user: typeof user === 'number' ? user : null,
      ids: Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [],
      readAt: typeof readAt === 'number' ? readAt : 0,
      ads: Array.isArray(ads) ? ads.filter(isHistoryEntry) : [],
    };
  },
});

/** The saved ads of the signed-in user; nobody sees those of another account. [N13] */
export function ownOfflineFavourites({ user, ads }: OfflineFavourites): readonly HistoryEntry[] {
  return user !== null && user === signedInUser() ? ads : [];
}
