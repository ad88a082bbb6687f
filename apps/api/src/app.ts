import type { Health } from '@volan/api-contract';
import type { FastifyInstance } from 'fastify';
import { administrationModule } from './administration/index.ts';
import { noteActed } from './administration/noteActed.ts';
import { adPicturesModule } from './adPictures/index.ts';
import { adsModule } from './ads/index.ts';
import { authModule, type GoogleSettings } from './auth/index.ts';
import { blogModule } from './blog/index.ts';
import { boostsModule } from './boosts/index.ts';
import { cartModule } from './cart/index.ts';
import { taxonomyModule } from './taxonomy/index.ts';
import { managingModule } from './taxonomy/managing/index.ts';
import { collectedModule } from './collected/index.ts';
import { companiesModule } from './companies/index.ts';
import { countriesModule } from './countries/index.ts';
import { consentModule } from './consent/index.ts';
import { conversationsModule } from './conversations/index.ts';
import { feedFetcher, feedsModule } from './feeds/index.ts';
import type { FetchFile } from './feeds/feedPictures.ts';
import { favouritesModule } from './favourites/index.ts';
import { healthModule } from './health/index.ts';
import { imagePackagesModule } from './imagePackages/index.ts';
import { ledgerModule } from './ledger/index.ts';
import { loyaltyModule } from './loyalty/index.ts';
import { mediaModule } from './media/index.ts';
import type { Pictures } from './media/pictures.ts';
import type { Uploads } from './media/uploads.ts';
import { moderationModule } from './moderation/index.ts';
import { modelsModule } from './models/index.ts';
import { openCountryTable } from './places/countryOfAddress.ts';
import { ordersModule } from './orders/index.ts';
import { partnersModule } from './partners/index.ts';
import { adTitlesIn } from './notifications/adTitles.ts';
import { notificationsModule } from './notifications/index.ts';
import { placesModule } from './places/index.ts';
import { localBrandAddresses, type BrandAddresses } from './platform/brands/brandAddresses.ts';
import { noPayees, withAccounts, type PayeeAccounts } from './platform/brands/readPayees.ts';
import { localSellers, type Sellers } from './platform/brands/readSellers.ts';
import type { Database } from './platform/database/connect.ts';
import { documentationRoutes } from './platform/documentation/routes.ts';
import { measureParts } from './platform/metrics/measureParts.ts';
import { measureSearches } from './platform/metrics/measureSearches.ts';
import { mailboxRoutes } from './platform/mail/mailboxRoutes.ts';
import { changeRoutes } from './platform/outbox/routes.ts';
import type { SmsSender } from './platform/sms/SmsSender.ts';
import { checkCalls } from './platform/server/checkCalls.ts';
import { createServer, type ServerOptions } from './platform/server/createServer.ts';
import { rateLimitsIn } from './platform/server/rateLimit.ts';
import { healthRoutes } from './platform/server/healthRoutes.ts';
import type { PaymentGateway } from './payments/PaymentGateway.ts';
import { capturesBy, type CardCaptures } from './payments/readCardCaptures.ts';
import { plansModule } from './plans/index.ts';
import { pricingModule } from './pricing/index.ts';
import { pushModule } from './push/index.ts';
import type { PushSettings } from './push/PushSettings.ts';
import { ratesModule } from './rates/index.ts';
import { realtimeModule } from './realtime/index.ts';
import { countWith } from './search/adCounts.ts';
import type { Search } from './search/openSearch.ts';
import { sellingModule } from './selling/index.ts';
import { namesOfBrands } from './shield/namesOfBrands.ts';
import { sitemapModule } from './sitemap/index.ts';
import { textsModule } from './texts/index.ts';
import { openMessages } from './translations/liveMessages.ts';
import { translationsModule } from './translations/index.ts';
import { usersModule } from './users/index.ts';
import type { Translator } from './texts/Translator.ts';

/** What the application needs. */
export interface AppDeps extends Omit<ServerOptions, 'authenticate'> {
  /** Makes the keys of accounts; every process of the API has the same. */
  readonly accountSecret: string;
  readonly database: Database;
  readonly search: Search;
  /** @default nobody signs in by Google */
  readonly google?: GoogleSettings;
  /** Whether waiting mails can be read at `/dev/mailbox`. @default false */
  readonly mailbox?: boolean;
  /** Who takes text messages. @default nobody: no phone can be verified */
  readonly sms?: SmsSender | null;
  /** How notifications are sent to browsers. @default none are */
  readonly push?: PushSettings | null;
  /** Redis over which the processes of the API tell each other who writes. @default each tells its own sockets alone */
  readonly redisUrl?: string | null;
  /** The bank that takes cards. @default none: nobody pays by card */
  readonly gateway?: PaymentGateway | null;
  /** How the money of cards is taken. @default by the bank, with the payment */
  readonly captures?: CardCaptures;
  /** Where each brand is reached from outside. @default this machine */
  readonly brandAddresses?: BrandAddresses;
  /** Who sells for each brand, as receipts say. @default the brand, under its own name */
  readonly sellers?: Sellers;
  /** Onto which accounts transfers are paid. @default none: nobody pays by transfer */
  readonly payees?: PayeeAccounts;
  /** How files of feeds are fetched. @default from public servers */
  readonly fetchFeed?: FetchFile;
  readonly pictures: Pictures;
  readonly uploads: Uploads;
  /** The settings in force, as administrators read them. @default none */
  readonly settings?: Health['settings'];
  /** Null: descriptions are not translated. */
  readonly translator?: Translator | null;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

const noGoogle: GoogleSettings = { clientIds: [], keysUrl: '' };

/** The whole API, ready to listen. */
export async function createApp(deps: AppDeps): Promise<FastifyInstance> {
  const { database, search, pictures, logger, translator = null, now = Date.now, google = noGoogle } = deps;
  const { taxonomy } = search;
  const index = measureSearches(() => search.index(), deps.metrics ?? null);
  const counts = countWith(index);
  const ads = adsModule({
    ...{ taxonomy, index, changes: search.changes, database, logger, now },
    hasTranslator: translator !== null,
  });
  const limits = rateLimitsIn(database.sql, deps.webSecret);
  const countryOf = await openCountryTable();
  const { accountSecret, sms = null, push = null } = deps;
  const auth = authModule({ database, limits, countryOf, accountSecret, google, sms, push, logger, now });
  const live = await openMessages(database.sql, logger);
  const modules = [
    ads,
    auth,
    usersModule({ database, limits, uploads: deps.uploads, now }),
    administrationModule({ database, ads: ads.ads, secret: accountSecret, now }),
    adPicturesModule({ database, limits, pictures, uploads: deps.uploads }),
    blogModule({ sql: database.sql, uploads: deps.uploads, limits, now }),
    boostsModule({ sql: database.sql, ads: ads.ads, now }),
    cartModule({ sql: database.sql, ads: ads.ads, now }),
    taxonomyModule({ taxonomy, counts }),
    managingModule({ database }),
    collectedModule({ database }),
    companiesModule({ taxonomy, index, database, limits }),
    consentModule({ database, limits }),
    countriesModule({ sql: database.sql, counts, taxonomy }),
    conversationsModule({
      ...{ database, ads: ads.ads, uploads: deps.uploads, limits, now },
      ownNames: namesOfBrands(deps.brandAddresses ?? localBrandAddresses),
    }),
    feedsModule({
      sql: database.sql,
      taxonomy,
      uploads: deps.uploads,
      pictures,
      fetchFile: deps.fetchFeed ?? feedFetcher(false),
      limits,
      now,
    }),
    favouritesModule({ database, ads: ads.ads }),
    healthModule({ sql: database.sql, settings: deps.settings ?? [] }),
    imagePackagesModule({ sql: database.sql, now }),
    ledgerModule({ database, taxonomy }),
    loyaltyModule({ database, taxonomy, now }),
    mediaModule({ pictures }),
    moderationModule({
      ...{ sql: database.sql, secret: accountSecret, now },
      titlesOf: adTitlesIn(database.sql, taxonomy),
    }),
    modelsModule({ taxonomy, index, database }),
    notificationsModule({ database, taxonomy, secret: accountSecret }),
    ordersModule({
      ...{ sql: database.sql, ads: ads.ads, gateway: deps.gateway ?? null, limits, logger, now },
      captures: deps.captures ?? capturesBy('sale'),
      brandAddresses: deps.brandAddresses ?? localBrandAddresses,
      sellers: withAccounts(deps.sellers ?? localSellers, deps.payees ?? noPayees),
      payees: deps.payees ?? noPayees,
    }),
    partnersModule({ database, limits, webSecret: deps.webSecret, logger, now }),
    placesModule({ taxonomy, counts, countryOf, sql: database.sql }),
    plansModule({ sql: database.sql, now }),
    pricingModule({ taxonomy }),
    pushModule({ sql: database.sql, limits, settings: push }),
    ratesModule({ database, now }),
    realtimeModule({
      ...{ sql: database.sql, authenticate: auth.authenticate, limits, logger },
      webSecret: deps.webSecret,
      redisUrl: deps.redisUrl ?? null,
    }),
    sellingModule({
      database,
      taxonomy,
      ads: ads.ads,
      uploads: deps.uploads,
      limits,
      secret: accountSecret,
      logger,
      now,
    }),
    sitemapModule({ taxonomy, database, now }),
    await textsModule({ taxonomy, ads: ads.ads, live, translator, sql: database.sql, logger }),
    translationsModule({
      ...{ sql: database.sql, live, changes: search.changes, translator, logger },
      webSecret: deps.webSecret,
    }),
  ];
  const app = await createServer({
    ...deps,
    authenticate: auth.authenticate,
    noteActed: (principal, call) => noteActed(database.sql, principal, call),
  });
  if (deps.metrics) measureParts(deps.metrics, search, database);
  healthRoutes(app, search, deps.isStopping);
  changeRoutes(app, { changes: search.changes, webSecret: deps.webSecret });
  documentationRoutes(app);
  if (deps.mailbox) mailboxRoutes(app, database.sql, deps.brandAddresses ?? localBrandAddresses);
  for (const { routes } of modules) routes(app);
  await app.ready();
  checkCalls(app);
  return app;
}
