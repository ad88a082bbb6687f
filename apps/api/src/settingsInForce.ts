import type { Health } from '@volan/api-contract';
import type { Configuration } from './configuration.ts';

const isSet = (value: unknown) => (value === null || value === undefined || value === '' ? 'not set' : 'set');

/** An address without the user and the password in it. */
function place(address: string) {
  const { protocol, host, pathname } = new URL(address);
  return `${protocol}//${host}${pathname === '/' ? '' : pathname}`;
}

const brandsOf = (values: Readonly<Record<string, unknown>>) =>
  Object.entries(values)
    .map(([brand, value]) => `${brand}: ${isSet(value)}`)
    .join(', ');

/**
 * The settings of this process, under the names of its environment variables. Each is listed by hand, so that a new
 * secret cannot appear by accident. For a secret it only says whether it is set.
 */
export function settingsInForce(configuration: Configuration): Health['settings'] {
  const { mail, sms, payments, translator, push, fiscal, captures, brandAddresses, google } = configuration;
  const { logLevel, stopDelayMs, sharePort, metrics } = configuration.processSettings;
  const settings: Readonly<Record<string, string | number | boolean>> = {
    NODE_ENV: configuration.production ? 'production' : 'development',
    DATABASE_URL: place(configuration.databaseUrl),
    HOST: configuration.host,
    PORT: configuration.port,
    MEDIA_DIR: configuration.mediaDirectory,
    VARIANT_DIR: configuration.variantDirectory,
    VARIANT_BYTES: configuration.variantBytes,
    WEB_SECRET: isSet(configuration.webSecret),
    ACCOUNT_SECRET: isSet(configuration.accountSecret),
    SEARCH_INDEX: configuration.searchIndex,
    BUILD_ID: configuration.buildId ?? 'not set',
    SMTP_URL: typeof mail === 'string' ? mail : place(mail.url),
    SMS_URL: typeof sms === 'string' ? sms : place(sms.url),
    SMS_KEY: isSet(typeof sms === 'string' ? null : sms.key),
    TRANSLATOR_URL: translator ? place(translator.url) : 'off',
    TRANSLATOR_KEY: isSet(translator?.key),
    VAPID_PRIVATE_KEY: isSet(push?.privateKey),
    PUSH_SERVICES: push?.services.join(' ') ?? 'off',
    GOOGLE_CLIENT_IDS: google.clientIds.length,
    REDIS_URL: configuration.redisUrl === null ? 'off' : place(configuration.redisUrl),
    PAYMENT_GATEWAY_URL: payments ? place(payments.url) : 'off',
    PAYMENT_STORE_KEY: isSet(payments?.storeKey),
    PAYMENT_CAPTURE: Object.entries(captures)
      .map(([brand, capture]) => `${brand}: ${capture}`)
      .join(', '),
    CONTACT_EMAIL: Object.entries(configuration.sellers)
      .map(([brand, { email }]) => `${brand}: ${email}`)
      .join(', '),
    COMPANY_NAME: brandsOf(configuration.sellers),
    COMPANY_BANK_ACCOUNT: brandsOf(configuration.payees),
    FISCAL_URL: fiscal ? place(fiscal.url) : 'off',
    FEEDS_FROM_THIS_MACHINE: configuration.feedsFromThisMachine,
    PUBLIC_ORIGINS: Object.entries(brandAddresses)
      .map(([brand, { origin }]) => `${brand}: ${origin}`)
      .join(', '),
    MAIL_FROM: Object.entries(brandAddresses)
      .map(([brand, { mailFrom }]) => `${brand}: ${mailFrom}`)
      .join(', '),
    LOG_LEVEL: logLevel,
    STOP_DELAY_SECONDS: stopDelayMs / 1000,
    SHARE_PORT: sharePort,
    METRICS_PORT: metrics ? `${metrics.host}:${metrics.port}` : 'off',
  };

  return Object.entries(settings).map(([name, value]) => ({ name, value: String(value) }));
}
