import type { Api, Result } from '@volan/api-client';
import {
  createFavourite,
  deleteFavourite,
  followSeller,
  listFavouriteIds,
  listFollowedSellerIds,
  unfollowSeller,
} from '@volan/api-contract/wire';
import type { FavouriteKind } from '../adCard/favouriteFormId.ts';

/** The keys of what is said. */
interface FavouriteTexts {
  readonly added: 'favourites.added' | 'favourites.followed';
  readonly removed: 'favourites.removed' | 'favourites.unfollowed';
  readonly full: 'favourites.full' | 'favourites.full-followed';
}

/** The calls of one kind of marks, and the texts for their outcomes. */
interface FavouriteCalls {
  /** The marked ids, the last one first; null if they cannot be read. */
  readonly list: (api: Api) => Promise<readonly string[] | null>;
  readonly change: (api: Api, id: string, marked: boolean) => Promise<Result<unknown>>;
  readonly texts: FavouriteTexts;
}

/** The calls of each kind. [M09, B11] */
export const favouriteCalls: Readonly<Record<FavouriteKind, FavouriteCalls>> = {
  ads: {
    list: async (api) => (await api.sendOrNull(listFavouriteIds, {}))?.map(String) ?? null,
    change: (api, id, marked) =>
      marked ? api.send(createFavourite, { ad_id: Number(id) }) : api.send(deleteFavourite, { ad_id: Number(id) }),
    texts: { added: 'favourites.added', removed: 'favourites.removed', full: 'favourites.full' },
  },
  sellers: {
    list: async (api) => (await api.sendOrNull(listFollowedSellerIds, {}))?.map(String) ?? null,
    change: (api, id, marked) =>
      marked ? api.send(followSeller, { seller: Number(id) }) : api.send(unfollowSeller, { seller: Number(id) }),
    texts: { added: 'favourites.followed', removed: 'favourites.unfollowed', full: 'favourites.full-followed' },
  },
};
