import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { noteMissed } from '../search/missedQueries.ts';
import type { Taxonomy } from '../taxonomy/Taxonomy.ts';
import type { Database } from '../platform/database/connect.ts';
import type { ChangeFeed } from '../platform/outbox/ChangeFeed.ts';
import type { SearchIndex } from '../search/SearchIndex.ts';
import { createAds } from './ads.ts';
import { cachedAdStore } from './cachedAdStore.ts';
import { findHomeAdsIn } from './homeAds.ts';
import { findOthersOfSellerIn } from './othersOfSeller.ts';
import { postgresAdStore } from './postgresStore.ts';
import { createFastAds } from './fastAds.ts';
import { adRoutes } from './routes.ts';
import { findSimilarIn } from './similarAds.ts';

/** Dependencies of ads. */
export interface AdsDeps {
  readonly taxonomy: Taxonomy;
  readonly index: () => SearchIndex;
  readonly changes: ChangeFeed;
  readonly database: Database;
  readonly logger: Logger;
  /** A translator of descriptions is set up. [J62] */
  readonly hasTranslator: boolean;
  readonly now: () => number;
}

/** Ads: lists, details, similar ones, those of a seller and of the home page. */
export function adsModule({ taxonomy, index, changes, database, logger, hasTranslator, now }: AdsDeps) {
  const store = postgresAdStore(database.sql);
  const cached = cachedAdStore(store, changes);
  const ads = createAds({
    taxonomy,
    index,
    store: cached,
    freshStore: store,
    findSimilar: findSimilarIn(database.sql),
    findOthersOfSeller: findOthersOfSellerIn(database.sql),
    findHomeAds: findHomeAdsIn(database.sql),
    noteMissed: (q) => noteMissed(database.sql, q, logger),
    hasTranslator,
    now,
  });
  const fastAds = createFastAds({ taxonomy, store: cached, freshStore: store });

  return { ads, fastAds, routes: (app: FastifyInstance) => adRoutes(app, ads) };
}
