import { getAd, listAds, listAdsByIds, listHomeAds, listSellersOtherAds, listSimilarAds } from '@volan/api-contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../platform/server/serve.ts';
import type { Ads } from './ads.ts';

/** Calls about ads. */
export function adRoutes(app: FastifyInstance, ads: Ads) {
  serve(app, listAds, (query, { language }) => ads.list(query, language));
  serve(app, getAd, ({ id }, { language }) => ads.details(id, language));
  serve(app, listAdsByIds, ({ ids }, { language }) => ads.byIds(ids, language));
  serve(app, listHomeAds, ({ country = null }, { language }) => ads.home(country, language));
  serve(app, listSellersOtherAds, ({ id }, { language }) => ads.othersOfSeller(id, language));
  serve(app, listSimilarAds, ({ id }, { language }) => ads.similar(id, language));
}
