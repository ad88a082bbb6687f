import {
  createFavourite,
  deleteFavourite,
  Failure,
  followSeller,
  listFavouriteIds,
  listFavourites,
  listFollowedSellers,
  listFollowedSellerIds,
  unfollowSeller,
  visitSeller,
} from '@volan/api-contract';
import { companiesPerPage, favouritesPerPage } from '@volan/domain-rules';
import { ads } from '../fixtures/ads.ts';
import { fixtureNow } from '../fixtures/fixtureNow.ts';
import { sellers } from '../fixtures/sellers.ts';
import { followedOf } from '../marketplace/followedOf.ts';
import { favouritesOf } from '../marketplace/favouritesOf.ts';
import { mockCall } from '../mockCall.ts';

/** Calls about saved ads; the list always holds the same four. */
export const favouriteHandlers = [
  mockCall(createFavourite, ({ ad_id }) => {
    const ad = ads.find(({ id, status }) => id === ad_id && status === undefined);
    return ad
      ? { ad_id, saved_at: fixtureNow.toISOString(), price_then: ad.price ?? null }
      : new Failure<'not-found', null>('not-found');
  }),
  mockCall(deleteFavourite, ({ ad_id }) => ({ removed: favouritesOf('rs').some(({ ad }) => ad.id === ad_id) })),
  mockCall(listFavouriteIds, () => favouritesOf('rs').map(({ ad }) => ad.id)),
  mockCall(listFavourites, ({ page = 1 }, { language }) => {
    const all = favouritesOf(language);
    return {
      data: page === 1 ? all : [],
      meta: { total: all.length, page, pages: 1, per_page: favouritesPerPage },
    };
  }),
];

/** Calls about followed sellers; the list always holds the same three. */
export const followedHandlers = [
  mockCall(followSeller, ({ seller }) =>
    Object.values(sellers).some(({ id }) => id === seller)
      ? { seller, followed_at: fixtureNow.toISOString() }
      : new Failure<'not-found', null>('not-found'),
  ),
  mockCall(unfollowSeller, ({ seller }) => ({ removed: followedOf('rs').some(({ id }) => id === seller) })),
  mockCall(visitSeller, ({ seller }) => ({ visited: followedOf('rs').some(({ id }) => id === seller) })),
  mockCall(listFollowedSellerIds, () => followedOf('rs').map(({ id }) => id)),
  mockCall(listFollowedSellers, ({ page = 1, proposed }, { language }) => {
    const all = followedOf(language);
    const other = Object.values(sellers).find(({ id }) => id === proposed && all.every((one) => one.id !== id));

    return {
      data: page === 1 ? all : [],
      meta: {
        total: all.length,
        page,
        pages: 1,
        per_page: companiesPerPage,
        proposed: other ? { id: other.id, name: other.name, type: other.type } : null,
      },
    };
  }),
];
