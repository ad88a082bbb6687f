import type { FastifyInstance } from 'fastify';
import type { Ads } from '../ads/ads.ts';
import type { Database } from '../platform/database/connect.ts';
import { favouriteRoutes } from './routes.ts';

/** What favourites need. */
export interface FavouritesDeps {
  readonly database: Database;
  readonly ads: Pick<Ads, 'withEnded'>;
}

/** Ads that accounts saved. */
export function favouritesModule({ database: { sql }, ads }: FavouritesDeps) {
  return { routes: (app: FastifyInstance) => favouriteRoutes(app, sql, ads) };
}
