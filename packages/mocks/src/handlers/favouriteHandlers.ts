import {
  createFavourite,
  deleteFavourite,
  Failure,
  followCompany,
  listFavouriteIds,
  listFavourites,
  listFollowedCompanies,
  listFollowedSlugs,
  unfollowCompany,
  visitCompany,
} from '@volan/api-contract';
import { companiesPerPage, favouritesPerPage } from '@volan/domain-rules';
import { ads } from '../fixtures/ads.ts';
import { companies } from '../fixtures/companies.ts';
import { fixtureNow } from '../fixtures/fixtureNow.ts';
import { companySlug } from '../marketplace/companyOf.ts';
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

/** Calls about followed companies; the list always holds the same two. */
export const followedHandlers = [
  mockCall(followCompany, ({ slug }) =>
    companies.some((company) => companySlug(company) === slug)
      ? { slug, followed_at: fixtureNow.toISOString() }
      : new Failure<'not-found', null>('not-found'),
  ),
  mockCall(unfollowCompany, ({ slug }) => ({ removed: followedOf('rs').some((company) => company.slug === slug) })),
  mockCall(visitCompany, ({ slug }) => ({ visited: followedOf('rs').some((company) => company.slug === slug) })),
  mockCall(listFollowedSlugs, () => followedOf('rs').map(({ slug }) => slug)),
  mockCall(listFollowedCompanies, ({ page = 1 }, { language }) => {
    const all = followedOf(language);
    return {
      data: page === 1 ? all : [],
      meta: { total: all.length, page, pages: 1, per_page: companiesPerPage },
    };
  }),
];
