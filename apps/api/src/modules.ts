import type { Health } from '@volan/api-contract';
import { administrationModule } from './administration/index.ts';
import { adPicturesModule } from './adPictures/index.ts';
import { adsModule } from './ads/index.ts';
import { authModule, type GoogleSettings } from './auth/index.ts';
import { bannersModule } from './banners/index.ts';
import { blogModule } from './blog/index.ts';
import { blogRowHooks } from './blog/rowHooks.ts';
import { boostsModule } from './boosts/index.ts';
import { carServicesModule } from './carServices/index.ts';
import { cartModule } from './cart/index.ts';
import { categoriesModule } from './categories/index.ts';
import { collectedModule } from './collected/index.ts';
import { companiesModule } from './companies/index.ts';
import { countriesModule } from './countries/index.ts';
import { consentModule } from './consent/index.ts';
import { conversationsModule } from './conversations/index.ts';
import { fastAdsModule } from './fastAds/index.ts';
import { feedFetcher, feedsModule } from './feeds/index.ts';
import type { FetchFile } from './feeds/feedPictures.ts';
import { fiscalModule } from './fiscal/index.ts';
import type { FiscalSettings } from './fiscal/readFiscalSettings.ts';
import { favouritesModule } from './favourites/index.ts';
import type { ProcessSearch } from './health/reportHealth.ts';
import { healthModule } from './health/index.ts';
import { imagePackagesModule } from './imagePackages/index.ts';
import { costRulesModule } from './costRules/index.ts';
import { ledgerModule } from './ledger/index.ts';
import { loyaltyModule } from './loyalty/index.ts';
import { mediaModule } from './media/index.ts';
import type { Pictures } from './media/pictures.ts';
import type { Uploads } from './media/uploads.ts';
import { moderationModule } from './moderation/index.ts';
import { modelsModule } from './models/index.ts';
import { openCountryTable } from './places/countryOfAddress.ts';
import { ordersModule } from './orders/index.ts';
import { receiptFilesOf } from './orders/readReceipt.ts';
import { partnersModule } from './partners/index.ts';
import { adTitlesIn } from './notifications/adTitles.ts';
import { notificationsModule } from './notifications/index.ts';
import { placesModule } from './places/index.ts';
import { localBrandAddresses, type BrandAddresses } from './platform/brands/brandAddresses.ts';
import { noPayees, withAccounts, type PayeeAccounts } from './platform/brands/readPayees.ts';
import { localSellers, type Sellers } from './platform/brands/readSellers.ts';
import type { Database } from './platform/database/connect.ts';
import { measureSearches } from './search/measureSearches.ts';
import { mailModule } from './platform/mail/index.ts';
import type { MailTransport } from './platform/mail/MailTransport.ts';
import type { Module } from './platform/Module.ts';
import type { Authenticate } from './platform/server/Principal.ts';
import type { SmsSender } from './platform/sms/SmsSender.ts';
import type { ServerOptions } from './platform/server/createServer.ts';
import { rateLimitsIn } from './platform/server/rateLimit.ts';
import { requestKeysModule } from './platform/server/requestKeys.ts';
import type { PaymentGateway } from './payments/PaymentGateway.ts';
import { capturesBy, type CardCaptures } from './payments/readCardCaptures.ts';
import { plansModule } from './plans/index.ts';
import { pricesModule } from './prices/index.ts';
import { pricingModule } from './pricing/index.ts';
import { pushModule } from './push/index.ts';
import type { PushSettings } from './push/PushSettings.ts';
import { ratesModule } from './rates/index.ts';
import { realtimeModule } from './realtime/index.ts';
import { searchModule } from './search/index.ts';
import { countWith } from './search/adCounts.ts';
import type { Search } from './search/openSearch.ts';
import { sellingModule } from './selling/index.ts';
import { namesOfBrands } from './shield/namesOfBrands.ts';
import { sitemapModule } from './sitemap/index.ts';
import { managingModule } from './taxonomy/managing/index.ts';
import { textsModule } from './texts/index.ts';
import { openMessages } from './translations/liveMessages.ts';
import { translationsModule } from './translations/index.ts';
import { overviewModule } from './overview/index.ts';
import type { Translator } from './translations/Translator.ts';

const noGoogle: GoogleSettings = { clientIds: [], keysUrl: '' };

/** Dependencies of the modules. */
export interface ModuleDeps extends Pick<ServerOptions, 'logger' | 'webSecret' | 'metrics'> {
  /** The secret for the keys of accounts; every process of the API has the same. */
  readonly accountSecret: string;
  /** Name of the build, the same in all its processes. */
  readonly buildId?: string | undefined;
  readonly database: Database;
  readonly search: Search;
  /** @default signing in with Google is off */
  readonly google?: GoogleSettings;
  /** The service that sends text messages. @default none: no phone can be verified */
  readonly sms?: SmsSender | null;
  /** Settings for browser notifications. @default notifications are off */
  readonly push?: PushSettings | null;
  /** Address of the Redis that carries typing between processes. @default typing is seen only within one process */
  readonly redisUrl?: string | null;
  /** The gateway of the bank. @default card payments are off */
  readonly gateway?: PaymentGateway | null;
  /** How each brand captures card payments. @default at once, with the payment */
  readonly captures?: CardCaptures;
  /** Public addresses of each brand. @default those of development */
  readonly brandAddresses?: BrandAddresses;
  /** The companies that sell for each brand, as receipts name them. @default the brand, under its own name */
  readonly sellers?: Sellers;
  /** Bank accounts for transfers. @default transfers are off */
  readonly payees?: PayeeAccounts;
  /** Fetches files of feeds. @default from public servers only */
  readonly fetchFeed?: FetchFile;
  readonly pictures: Pictures;
  readonly uploads: Uploads;
  /** The settings in force, as administrators read them. @default none */
  readonly settings?: Health['settings'];
  /** The index for searches. @default memory */
  readonly searchKind?: ProcessSearch['kind'];
  /** The service that fiscalises receipts. @default receipts are not fiscalised */
  readonly fiscal?: FiscalSettings | null;
  /** The transport for mails. @default mails stay in the mailbox */
  readonly mailTransport?: MailTransport | null;
  /** Null: descriptions are not translated. */
  readonly translator?: Translator | null;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/** The modules, and the function that finds the owner of a bearer token. */
export interface OpenedModules {
  readonly modules: readonly Module[];
  readonly authenticate: Authenticate;
}

/** The dependencies that most modules share, and the module of ads that they read. */
function openShared(deps: ModuleDeps, now: () => number) {
  const { database, search, pictures, uploads, logger, webSecret, sms = null, translator = null } = deps;
  const { sql } = database;
  const { taxonomy, changes } = search;
  const index = measureSearches(() => search.index(), deps.metrics ?? null);
  const hasTranslator = translator !== null;
  const adsOpened = adsModule({ taxonomy, index, changes, database, logger, hasTranslator, now });

  return {
    adsOpened,
    database,
    sql,
    taxonomy,
    ads: adsOpened.ads,
    index,
    counts: countWith(index),
    pictures,
    uploads,
    limits: rateLimitsIn(sql, webSecret),
    asksForPhone: sms !== null,
    logger,
    now,
  };
}

/** Opens all modules. Nothing runs before their routes and jobs are used. */
export async function openModules(deps: ModuleDeps): Promise<OpenedModules> {
  const { database, search, logger, webSecret, accountSecret } = deps;
  const { google = noGoogle, sms = null, push = null, translator = null, now = Date.now } = deps;
  const { brandAddresses = localBrandAddresses, sellers = localSellers, payees = noPayees } = deps;
  const { sql } = database;
  const { adsOpened, ...shared } = openShared(deps, now);
  const { taxonomy, limits } = shared;
  const countryOf = await openCountryTable();
  const live = await openMessages(sql, logger);
  const titlesOf = adTitlesIn(sql, taxonomy);

  const auth = authModule({
    ...shared,
    countryOf,
    accountSecret,
    buildId: deps.buildId,
    google,
    sms,
    push,
    erasers: () => modules.flatMap(({ erase }) => erase ?? []),
  });

  const modules: readonly Module[] = [
    adsOpened,
    auth,
    overviewModule(shared),
    administrationModule({ ...shared, secret: accountSecret }),
    adPicturesModule(shared),
    bannersModule(shared),
    blogModule(shared),
    boostsModule(shared),
    cartModule(shared),
    categoriesModule(shared),
    managingModule({ database, hooks: blogRowHooks }),
    searchModule(shared),
    collectedModule(shared),
    companiesModule(shared),
    consentModule(shared),
    countriesModule(shared),
    conversationsModule({ ...shared, ownNames: namesOfBrands(brandAddresses) }),
    feedsModule({ ...shared, fetchFile: deps.fetchFeed ?? feedFetcher(false) }),
    favouritesModule(shared),
    fiscalModule({ sql, settings: deps.fiscal ?? null, logger, now }),
    healthModule({
      sql,
      settings: deps.settings ?? [],
      search,
      searchKind: deps.searchKind ?? 'memory',
      logger,
    }),
    imagePackagesModule(shared),
    costRulesModule(shared),
    ledgerModule(shared),
    loyaltyModule(shared),
    mailModule({
      sql,
      brandAddresses,
      log: logger,
      filesOf: receiptFilesOf(sql),
      transport: deps.mailTransport ?? null,
    }),
    mediaModule(shared),
    moderationModule({ ...shared, secret: accountSecret, titlesOf }),
    modelsModule(shared),
    notificationsModule({ ...shared, secret: accountSecret }),
    ordersModule({
      ...shared,
      gateway: deps.gateway ?? null,
      captures: deps.captures ?? capturesBy('sale'),
      brandAddresses,
      sellers: withAccounts(sellers, payees),
      payees,
    }),
    partnersModule({ ...shared, webSecret }),
    placesModule({ ...shared, countryOf }),
    plansModule(shared),
    pricesModule(shared),
    pricingModule(shared),
    pushModule({ sql, limits, settings: push, brandAddresses, log: logger }),
    ratesModule(shared),
    requestKeysModule(shared),
    realtimeModule({
      sql,
      authenticate: auth.authenticate,
      limits,
      logger,
      webSecret,
      redisUrl: deps.redisUrl ?? null,
    }),
    sellingModule(shared),
    fastAdsModule({ ...shared, fastAds: adsOpened.fastAds }),
    carServicesModule(shared),
    sitemapModule(shared),
    await textsModule({ ...shared, live, translator, sellers }),
    translationsModule({ sql, live, changes: search.changes, translator, logger, webSecret }),
  ];

  return { modules, authenticate: auth.authenticate };
}
