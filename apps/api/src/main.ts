import { httpFiscaliser } from './fiscal/httpFiscaliser.ts';
import { followReceipts } from './fiscal/issueReceipts.ts';
import { followPayments } from './orders/followPayments.ts';
import { receiptFilesOf } from './orders/readReceipt.ts';
import { nestpayGateway } from './payments/nestpay/nestpayGateway.ts';
import {
  answerWithinMs,
  drainServer,
  logCrashes,
  noteStatement,
  openLog,
  openMetrics,
  openTracing,
  serveMetrics,
  stopGracefully,
  tracingIsAsked,
} from '@volan/observability';
import { createApp } from './app.ts';
import { readConfiguration } from './configuration.ts';
import { connect } from './platform/database/connect.ts';
import { prepareDatabase } from './platform/database/prepareDatabase.ts';
import { followMail } from './platform/mail/followMail.ts';
import { openTransport } from './platform/mail/openTransport.ts';
import { openSmsSender } from './platform/sms/openSmsSender.ts';
import { followConversations } from './conversations/followConversations.ts';
import { followBoosts } from './boosts/tellOfEnds.ts';
import { followPlans } from './plans/followPlans.ts';
import { followLedger } from './ledger/followLedger.ts';
import { feedFetcher } from './feeds/index.ts';
import { followFeeds } from './feeds/feedJobs.ts';
import { followHealth } from './health/followHealth.ts';
import { settingsInForce } from './health/settingsInForce.ts';
import { openPictures } from './media/openPictures.ts';
import { openRetention } from './platform/retention/openRetention.ts';
import { followPush } from './push/followPush.ts';
import { webPushTransport } from './push/PushTransport.ts';
import { followPrices } from './prices/followPrices.ts';
import { retentionRules } from './retentionRules.ts';
import { adTitlesIn } from './notifications/adTitles.ts';
import { followNotifications } from './notifications/followNotifications.ts';
import { followSuspensions } from './administration/changeStatus.ts';
import { followDecisions } from './selling/decisions.ts';
import { followLifecycle } from './selling/followLifecycle.ts';
import { httpTranslator } from './texts/httpTranslator.ts';
import { openSearch } from './search/openSearch.ts';

const configuration = readConfiguration(process.env);
const { databaseUrl, webSecret, accountSecret, brandAddresses, sellers, redisUrl, host, port, processSettings } =
  configuration;
const smsKey = typeof configuration.sms === 'string' ? '' : configuration.sms.key;
const pushKey = configuration.push?.privateKey ?? '';
const bankKeys = configuration.payments ? [configuration.payments.storeKey, configuration.payments.apiPassword] : [];
const passwords = [databaseUrl, ...(redisUrl === null ? [] : [redisUrl])].map((url) =>
  decodeURIComponent(new URL(url).password),
);
const translatorKey = configuration.translator?.key ?? '';
const secrets = [webSecret, accountSecret, smsKey, translatorKey, pushKey, ...passwords, ...bankKeys];
const logger = openLog({ name: 'api', level: processSettings.logLevel, secrets });
logCrashes(logger);
const { isStopping, onStop } = stopGracefully({ log: logger, delayMs: processSettings.stopDelayMs });

const tracing = await openTracing('api', process.env);
onStop(() => tracing?.close());
const metrics = processSettings.metrics && openMetrics('api');
const metricsServer = metrics && processSettings.metrics && (await serveMetrics(metrics, processSettings.metrics));
onStop(() => metricsServer?.close());

const prepared = await prepareDatabase(databaseUrl);
logger.info(prepared, 'the database is up to date');
const database = connect(databaseUrl, tracingIsAsked(process.env) ? { noteStatement } : {});
onStop(() => database.close());
const search = await openSearch(database, configuration.searchIndex, logger);
onStop(() => search.close());
const media = await openPictures(database.sql, configuration);
onStop(() => media.close());
const prices = followPrices(database.sql, logger);
onStop(() => prices.close());
const lifecycle = followLifecycle({ sql: database.sql }, Date.now, logger);
const suspensions = followSuspensions(database.sql, Date.now, logger);
onStop(() => suspensions.close());
const decisions = followDecisions(database.sql, Date.now, logger);
onStop(() => lifecycle.close());
onStop(() => decisions.close());
const ledger = followLedger(database.sql, Date.now, logger);
onStop(() => ledger.close());
const plans = followPlans(database.sql, Date.now, logger);
onStop(() => plans.close());
const boosts = followBoosts(database.sql, Date.now, logger);
onStop(() => boosts.close());
const conversations = followConversations(database.sql, Date.now, logger);
onStop(() => conversations.close());
const titlesOf = adTitlesIn(database.sql, search.taxonomy);
const notifications = followNotifications({ sql: database.sql, titlesOf, secret: accountSecret }, Date.now, logger);
onStop(() => notifications.close());
const fetchFeed = feedFetcher(configuration.feedsFromThisMachine);
const { pictures, uploads } = media;
const feeds = followFeeds(
  { sql: database.sql, taxonomy: search.taxonomy, pictures, uploads, fetchFile: fetchFeed, now: Date.now },
  logger,
);
onStop(() => feeds.close());
const retention = openRetention(retentionRules(database.sql, media.uploads), logger);
onStop(() => retention.close());
const mails = followMail(
  { sql: database.sql, brandAddresses, log: logger, filesOf: receiptFilesOf(database.sql) },
  openTransport(configuration.mail, logger),
);
onStop(() => mails.close());
if (configuration.push) {
  const pushes = followPush({ sql: database.sql, brandAddresses, log: logger }, webPushTransport(configuration.push));
  onStop(() => pushes.close());
}

const gateway = configuration.payments ? nestpayGateway(configuration.payments) : null;
const payments = followPayments({ sql: database.sql, sellers }, gateway, Date.now, logger);
onStop(() => payments.close());
if (configuration.fiscal) {
  const { since, ...settings } = configuration.fiscal;
  const receipts = followReceipts({ sql: database.sql, fiscal: httpFiscaliser(settings), since }, Date.now, logger);
  onStop(() => receipts.close());
}

const health = followHealth(database.sql, search, configuration.searchIndex, logger);
onStop(() => health.close());

const app = await createApp({
  settings: settingsInForce(configuration),
  gateway,
  captures: configuration.captures,
  database,
  search,
  fetchFeed,
  pictures,
  uploads,
  webSecret,
  accountSecret,
  google: configuration.google,
  mailbox: configuration.mail === 'mailbox',
  sms: openSmsSender(configuration.sms, database.sql),
  translator: configuration.translator && httpTranslator(configuration.translator),
  push: configuration.push,
  redisUrl,
  brandAddresses,
  sellers,
  payees: configuration.payees,
  logger,
  metrics,
  isStopping,
  limits: processSettings.limits,
});
onStop(() => {
  drainServer(app.server, answerWithinMs);
  return app.close();
});
const address = { host, port, reusePort: processSettings.sharePort };
await app.listen(address);
