import type { FastifyInstance } from 'fastify';
import { createAds } from './ads/ads.ts';
import { findHomeAdsIn } from './ads/homeAds.ts';
import { keepRecords } from './ads/keepRecords.ts';
import { postgresAdStore } from './ads/postgresStore.ts';
import { adRoutes } from './ads/routes.ts';
import { findOthersOfSellerIn } from './ads/othersOfSeller.ts';
import { findSimilarIn } from './ads/similarAds.ts';
import { createCategories } from './catalogue/categories.ts';
import { catalogueRoutes } from './catalogue/routes.ts';
import { changeRoutes } from './platform/outbox/routes.ts';
import { createCompanies } from './companies/companies.ts';
import { postgresCompanyStore } from './companies/postgresStore.ts';
import { companyRoutes } from './companies/routes.ts';
import { createConsents } from './consent/consents.ts';
import { consentRoutes } from './consent/routes.ts';
import type { Database } from './platform/database/connect.ts';
import { documentationRoutes } from './platform/documentation/routes.ts';
import { openCountryTable } from './places/countryOfAddress.ts';
import { healthRoutes } from './platform/server/healthRoutes.ts';
import type { Pictures } from './media/pictures.ts';
import { pictureRoutes } from './media/routes.ts';
import { readModelPricesIn } from './models/modelPrices.ts';
import { createModels } from './models/models.ts';
import { modelRoutes } from './models/routes.ts';
import { measureParts } from './platform/metrics/measureParts.ts';
import { measureSearches } from './platform/metrics/measureSearches.ts';
import { createPlaces } from './places/places.ts';
import { placeRoutes } from './places/routes.ts';
import { pricingRoutes } from './pricing/routes.ts';
import { countWith } from './search/adCounts.ts';
import type { Search } from './search/openSearch.ts';
import { checkCalls } from './platform/server/checkCalls.ts';
import { createServer, type ServerOptions } from './platform/server/createServer.ts';
import { postgresSitemapStore } from './sitemap/postgresStore.ts';
import { sitemapRoutes } from './sitemap/routes.ts';
import { createSitemap } from './sitemap/sitemap.ts';
import { readTexts } from './texts/readTexts.ts';
import { textRoutes } from './texts/routes.ts';
import { createTexts } from './texts/texts.ts';
import { rateRoutes } from './rates/routes.ts';
import { createRates } from './rates/rates.ts';
import type { Translator } from './texts/Translator.ts';

/** What the application is made of. */
export interface AppParts extends ServerOptions {
  readonly database: Database;
  readonly search: Search;
  readonly pictures: Pictures;
  /** Null: descriptions are not translated. */
  readonly translator?: Translator | null;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/** The whole API, ready to listen. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { database, search, pictures, logger, translator = null, now = Date.now } = parts;
  const { catalogue } = search;
  const index = measureSearches(() => search.index(), parts.metrics ?? null);
  const counts = countWith(index);
  const ads = createAds({
    catalogue,
    index,
    store: keepRecords(postgresAdStore(database.kysely), search.changes),
    findSimilar: findSimilarIn(database.sql),
    findOthersOfSeller: findOthersOfSellerIn(database.sql),
    findHomeAds: findHomeAdsIn(database.sql),
    now,
  });
  const app = await createServer(parts);
  if (parts.metrics) measureParts(parts.metrics, search, database);
  healthRoutes(app, search, parts.isStopping);
  changeRoutes(app, { changes: search.changes, webSecret: parts.webSecret });
  documentationRoutes(app);
  pictureRoutes(app, pictures);
  adRoutes(app, ads);
  catalogueRoutes(app, createCategories(catalogue, counts));
  companyRoutes(app, createCompanies({ catalogue, index, store: postgresCompanyStore(database.sql) }));
  modelRoutes(app, createModels({ catalogue, index, readPrices: readModelPricesIn(database.sql) }));
  consentRoutes(app, createConsents(database.sql), now);
  placeRoutes(app, createPlaces(catalogue, counts, await openCountryTable()));
  pricingRoutes(app);
  rateRoutes(app, createRates(database.sql, now));
  sitemapRoutes(app, createSitemap(catalogue, postgresSitemapStore(database.sql), now), catalogue);
  textRoutes(app, createTexts({ stored: await readTexts(), catalogue, ads, translator, logger }));
  await app.ready();
  checkCalls(app);
  return app;
}
