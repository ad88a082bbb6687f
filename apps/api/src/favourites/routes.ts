import {
  createFavourite,
  deleteFavourite,
  Failure,
  listFavouriteIds,
  listFavourites,
  type Favourite,
} from '@volan/api-contract';
import { favouritesPerPage } from '@volan/domain-rules';
import type { FastifyInstance } from 'fastify';
import type { Sql } from 'postgres';
import type { Ads } from '../ads/ads.ts';
import { fieldFailure } from '../platform/server/fieldFailure.ts';
import { principalOf } from '../platform/server/RequestContext.ts';
import { serve } from '../platform/server/serve.ts';
import { countFavourites, deleteSaved, insertFavourite, readFavourites, savedIds } from './favouriteStore.ts';

/** Saving ads, and the list of them. [M09, B10] */
export function favouriteRoutes(app: FastifyInstance, sql: Sql, ads: Pick<Ads, 'withEnded'>) {
  serve(app, createFavourite, async ({ ad_id }, context) => {
    const saved = await insertFavourite(sql, principalOf(context).actor.id, ad_id);
    if (saved === 'unknown') return new Failure<'not-found', null>('not-found');
    if (saved === 'too-many') return fieldFailure('ad_id', 'max');

    return { ad_id, saved_at: saved.created_at.toISOString(), price_then: saved.price };
  });
  serve(app, deleteFavourite, async ({ ad_id }, context) => ({
    removed: await deleteSaved(sql, principalOf(context).actor.id, ad_id),
  }));
  serve(app, listFavouriteIds, (_input, context) => savedIds(sql, principalOf(context).actor.id));
  serve(app, listFavourites, async ({ page = 1 }, context) => {
    const { id } = principalOf(context).actor;
    const [total, saved] = await Promise.all([countFavourites(sql, id), readFavourites(sql, id, page)]);
    const shown = await ads.withEnded(
      saved.map(({ ad_id }) => ad_id),
      context.language,
    );
    const byId = new Map(shown.map((one) => [one.ad.id, one]));
    const data = saved.flatMap(({ ad_id, price, created_at }): Favourite | [] => {
      const known = byId.get(ad_id);
      if (!known) return [];

      const { ad, status } = known;
      const change = ad.price === null || price === null ? null : ad.price - price;

      return { ad, status, saved_at: created_at.toISOString(), price_then: price, price_change: change };
    });
    const pages = Math.ceil(total / favouritesPerPage);

    return { data, meta: { total, page, pages, per_page: favouritesPerPage } };
  });
}
