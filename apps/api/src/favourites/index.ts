import type { Module } from '../platform/Module.ts';
import type { Ads } from '../ads/ads.ts';
import type { Database } from '../platform/database/connect.ts';
import { favouriteRoutes } from './routes.ts';

/** Dependencies of favourites. */
export interface FavouritesDeps {
  readonly database: Database;
  readonly ads: Pick<Ads, 'withEnded'>;
}

/** Ads that accounts saved. */
export const favouritesModule = ({ database: { sql }, ads }: FavouritesDeps): Module => ({
  routes: (app) => favouriteRoutes(app, sql, ads),
  erase: async (transaction, userIds) => {
    await transaction`delete from favourite where user_id in ${transaction(userIds)}`;
  },
});
