import { browserStore } from '../../runtime/browser/browserStore.ts';
import { signedInUser } from '../../runtime/browser/signedInUser.ts';
import type { FavouriteKind } from '../adCard/favouriteFormId.ts';
import { offlineFavouritesStore } from './offlineFavouritesStore.ts';
import { postToWorker } from './postToWorker.ts';

/** The marks of an account that this browser knows. */
export interface Marked {
  /** The account; null for nobody. */
  readonly user: number | null;
  /** Ids of ads or of the accounts of sellers, the last one first. */
  readonly ids: readonly string[];
}

const storeOf = (key: string) =>
  browserStore<Marked>({
    key,
    empty: { user: null, ids: [] },
    parse(kept) {
      const { user, ids } = kept as { user?: unknown; ids?: unknown };
      return {
        user: typeof user === 'number' ? user : null,
        ids: Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [],
      };
    },
  });

/** The marks of the user who was signed in last: buttons show them before the server has answered. [M09, B11] */
export const favouriteStores = { ads: storeOf('favourites'), sellers: storeOf('followed') } as const;

/** Forgets what another account marked. */
export function keepOwnFavourites(kind: FavouriteKind): void {
  const store = favouriteStores[kind];
  const isOfOther = ({ user }: { readonly user: number | null }) => user !== null && user !== signedInUser();
  if (isOfOther(store.read())) store.clear();
  if (!isOfOther(offlineFavouritesStore.read())) return;

  // the list is forgotten last: if this page is left before the worker has its task, the next page repeats it
  void postToWorker({ type: 'delete-pages' }).then(() => {
    if (isOfOther(offlineFavouritesStore.read())) offlineFavouritesStore.clear();
  });
}

/** Marks an ad or a seller, or takes the mark away. */
export function markFavourite(kind: FavouriteKind, user: number, id: string, marked: boolean): void {
  const store = favouriteStores[kind];
  const others = store.read().ids.filter((each) => each !== id);
  store.write({ user, ids: marked ? [id, ...others] : others });
}
