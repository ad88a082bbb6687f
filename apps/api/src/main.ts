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
import { openModules } from './modules.ts';
import { readConfiguration } from './configuration.ts';
import { connect } from './platform/database/connect.ts';
import { prepareDatabase } from './taxonomy/content/prepareDatabase.ts';
import { openTransport } from './platform/mail/openTransport.ts';
import { openSmsSender } from './platform/sms/openSmsSender.ts';
import { feedFetcher } from './feeds/index.ts';
import { settingsInForce } from './settingsInForce.ts';
import { openPictures } from './media/openPictures.ts';
import { openQueue, type JobQueue } from './platform/jobs/openQueue.ts';
import { retentionJob } from './platform/retention/retentionJob.ts';
import { httpTranslator } from './translations/httpTranslator.ts';
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
const media = await openPictures(database.sql, {
  ...configuration,
  onCrash: (exitCode) => logger.error({ exitCode }, 'a process that resizes pictures ended by an error'),
});
onStop(() => media.close());
const { pictures, uploads } = media;

const deps = {
  settings: settingsInForce(configuration),
  gateway: configuration.payments ? nestpayGateway(configuration.payments) : null,
  captures: configuration.captures,
  database,
  search,
  fetchFeed: feedFetcher(configuration.feedsFromThisMachine),
  pictures,
  uploads,
  webSecret,
  accountSecret,
  buildId: configuration.buildId,
  google: configuration.google,
  mailbox: configuration.mail === 'mailbox',
  sms: openSmsSender(configuration.sms, database.sql),
  translator: configuration.translator && httpTranslator(configuration.translator),
  push: configuration.push,
  mailTransport: openTransport(configuration.mail, logger),
  fiscal: configuration.fiscal,
  searchKind: configuration.searchIndex,
  redisUrl,
  brandAddresses,
  sellers,
  payees: configuration.payees,
  logger,
  metrics,
  isStopping,
  limits: processSettings.limits,
};
const opened = await openModules(deps);
for (const { accompany } of opened.modules) {
  const following = accompany?.();
  onStop(() => following?.close());
}

let queue: Promise<JobQueue> | undefined;
onStop(async () => (await queue)?.close());

const app = await createApp(deps, opened);
onStop(() => {
  drainServer(app.server, answerWithinMs);
  return app.close();
});
const address = { host, port, reusePort: processSettings.sharePort };
await app.listen(address);

// visitors do not wait for jobs
const rules = opened.modules.flatMap((module) => module.retention ?? []);
const jobs = opened.modules.flatMap((module) => module.jobs?.() ?? []);
queue = openQueue(database.sql, [...jobs, retentionJob(rules, logger)], logger);
await queue;
