import { readBrandContacts } from '@volan/domain-rules';
import { readProcessSettings, type ProcessSettings } from '@volan/observability';
import { z } from 'zod';
import { readFiscalSettings, type FiscalSettings } from './fiscal/readFiscalSettings.ts';
import { readNestpaySettings } from './payments/nestpay/readNestpaySettings.ts';
import { readCardCaptures, type CardCaptures } from './payments/readCardCaptures.ts';
import { localBrands, readBrandAddresses, type BrandAddresses } from './platform/brands/brandAddresses.ts';
import { readPayees, type PayeeAccounts } from './platform/brands/readPayees.ts';
import { readSellers, type Sellers } from './platform/brands/readSellers.ts';
import type { NestpaySettings } from './payments/nestpay/NestpaySettings.ts';
import type { TranslatorSettings } from './translations/httpTranslator.ts';
import type { SmsGateway } from './platform/sms/gatewaySmsSender.ts';
import { knownPushServices, publicKeyOf, type PushSettings } from './push/PushSettings.ts';
import type { GoogleSettings } from './auth/index.ts';
import type { SmtpOptions } from './platform/mail/smtpTransport.ts';

const wholeNumber = (least: number, most: number) =>
  z.string().regex(/^\d+$/, 'must be a whole number').transform(Number).pipe(z.int().min(least).max(most));

function isVapidKey(text: string) {
  try {
    return publicKeyOf(text) !== '';
  } catch {
    return false;
  }
}

const onlyForDevelopment = 'development-only-secret';
const accountsInDevelopment = 'development-only-secret-of-accounts';

const environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  DATABASE_URL: z
    .string('is missing: the address of a PostgreSQL, such as postgres://user:password@127.0.0.1:5432/volan')
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://'),
  PORT: wholeNumber(0, 65_535).default(4000),
  HOST: z.string().default('127.0.0.1'),
  MEDIA_DIR: z.string().min(1).default('.data/media'),
  VARIANT_DIR: z.string().min(1).default('.data/variants'),
  VARIANT_BYTES: wholeNumber(1_000_000, Number.MAX_SAFE_INTEGER).default(2_000_000_000),
  WEB_SECRET: z.string().min(16, 'must have at least 16 characters').default(onlyForDevelopment),
  ACCOUNT_SECRET: z.string().min(32, 'must have at least 32 characters').default(accountsInDevelopment),
  SMTP_URL: z
    .string()
    .regex(/^(smtps?:\/\/.+|off)$/, 'must begin with smtp:// or smtps://, or be off')
    .optional(),
  SMS_URL: z
    .string()
    .regex(/^https:\/\/[^\s]+$/, 'must begin with https://')
    .optional(),
  SMS_KEY: z.string().min(1).optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'must be a key that `npm run vapid` made')
    .refine(isVapidKey, 'must be a key that `npm run vapid` made')
    .optional(),
  PUSH_SERVICES: z
    .string()
    .default(knownPushServices.join(' '))
    .transform((text) => text.trim().split(/\s+/))
    .pipe(z.array(z.string().regex(/^(\*\.)?[\w-]+(\.[\w-]+)*(:\d+)?$/, 'must be hosts, such as *.push.apple.com'))),
  GOOGLE_CLIENT_IDS: z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((id) => id.trim())
        .filter((id) => id !== ''),
    ),
  GOOGLE_KEYS_URL: z.url({ protocol: /^https?$/ }).default('https://www.googleapis.com/oauth2/v3/certs'),
  TRANSLATOR_URL: z.url({ protocol: /^https?$/, error: 'must begin with http:// or https://' }).optional(),
  TRANSLATOR_KEY: z.string().optional(),
  FEEDS_FROM_THIS_MACHINE: z.enum(['yes', 'no']).default('no'),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must begin with redis:// or rediss://' }).optional(),
  SEARCH_INDEX: z.enum(['memory', 'postgres']).default('memory'),
  BUILD_ID: z.string().min(1).optional(),
});

/** Settings of the server; `.env.example` says what each is for. */
export interface Configuration {
  readonly production: boolean;
  readonly databaseUrl: string;
  readonly port: number;
  readonly host: string;
  readonly mediaDirectory: string;
  readonly variantDirectory: string;
  readonly variantBytes: number;
  readonly webSecret: string;
  /** The secret for the keys of sessions, codes and second factors. */
  readonly accountSecret: string;
  /** Name of the build, the same in all its processes. */
  readonly buildId: string | undefined;
  /**
   * Client ids for tokens of Google, and the address of its keys. Without a client id, signing in with Google is off.
   */
  readonly google: GoogleSettings;
  /**
   * The mail server. `mailbox`: no server is set, and mails stay in `/dev/mailbox`, in development only. `off`: mails
   * are dropped.
   */
  readonly mail: SmtpOptions | 'mailbox' | 'off';
  /**
   * The gateway of text messages. `mailbox`: messages stay in `/dev/mailbox`, in development only. `off`: phones cannot
   * be verified.
   */
  readonly sms: SmsGateway | 'mailbox' | 'off';
  /** The translation service. Null: none. [J62, J66] */
  readonly translator: TranslatorSettings | null;
  /** Settings for browser notifications. Null: they are off. */
  readonly push: PushSettings | null;
  /** The bank that accepts cards; null: nobody pays by card. [E24] */
  readonly payments: NestpaySettings | null;
  /** How each brand captures card payments. */
  readonly captures: CardCaptures;
  /** Public addresses of each brand. */
  readonly brandAddresses: BrandAddresses;
  /** The companies that sell for each brand, as receipts name them. [A20] */
  readonly sellers: Sellers;
  /** The bank account of each brand for transfers. Null: transfers are off. [A20] */
  readonly payees: PayeeAccounts;
  /** The service that sends receipts to the tax authority; null: none. */
  readonly fiscal: FiscalSettings | null;
  /** Feeds may be fetched from this machine, in development and tests only. */
  readonly feedsFromThisMachine: boolean;
  /** Address of the Redis that carries typing between processes. Null: it is not used. */
  readonly redisUrl: string | null;
  readonly searchIndex: 'memory' | 'postgres';
  readonly processSettings: ProcessSettings;
}

/**
 * Reads the settings from environment variables; an empty variable is an absent one.
 *
 * @throws with one line for each variable that is missing or malformed, and in production for each development default.
 */
export function readConfiguration(variables: Readonly<Record<string, string | undefined>>): Configuration {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const read = environment.safeParse(given);
  const processSettings = readProcessSettings(given);
  const brandAddresses = readBrandAddresses(given);
  const payments = readNestpaySettings(given);
  const cards = readCardCaptures(given);
  const fiscal = readFiscalSettings(given);
  const contacts = readBrandContacts(given);
  const companies = readSellers(contacts.contacts, brandAddresses.addresses);
  const accounts = readPayees(given, companies.sellers);
  const takesMoney = given['PAYMENT_GATEWAY_URL'] !== undefined || Object.values(accounts.payees).some(Boolean);
  const malformed = (read.error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  const production = given['NODE_ENV'] === 'production';
  const problems = [
    ...malformed,
    ...brandAddresses.problems,
    ...contacts.problems,
    ...payments.problems,
    ...cards.problems,
    ...accounts.problems,
    ...fiscal.problems,
    ...(production && takesMoney ? companies.missing : []),
    ...(given['SMS_URL'] && !given['SMS_KEY'] ? ['SMS_KEY: is missing: the key of the gateway in SMS_URL'] : []),
    ...processSettings.problems,
    ...(production ? developmentDefaults(given, brandAddresses.addresses) : []),
  ];
  if (!read.success || problems.length > 0) throw new Error(problems.join('\n'));

  const values = read.data;

  return {
    production,
    databaseUrl: values.DATABASE_URL,
    port: values.PORT,
    host: values.HOST,
    mediaDirectory: values.MEDIA_DIR,
    variantDirectory: values.VARIANT_DIR,
    variantBytes: values.VARIANT_BYTES,
    webSecret: values.WEB_SECRET,
    accountSecret: values.ACCOUNT_SECRET,
    buildId: values.BUILD_ID,
    google: { clientIds: values.GOOGLE_CLIENT_IDS, keysUrl: values.GOOGLE_KEYS_URL },
    mail: mailOf(values),
    sms: smsOf(values),
    translator:
      values.TRANSLATOR_URL === undefined ? null : { url: values.TRANSLATOR_URL, key: values.TRANSLATOR_KEY ?? null },
    push: pushOf(values),
    payments: payments.settings,
    captures: cards.captures,
    brandAddresses: brandAddresses.addresses,
    sellers: companies.sellers,
    payees: accounts.payees,
    fiscal: fiscal.settings,
    feedsFromThisMachine: values.FEEDS_FROM_THIS_MACHINE === 'yes',
    redisUrl: values.REDIS_URL ?? null,
    searchIndex: values.SEARCH_INDEX,
    processSettings: processSettings.settings,
  };
}

function mailOf({ SMTP_URL: url }: z.infer<typeof environment>): Configuration['mail'] {
  if (url === undefined) return 'mailbox';
  return url === 'off' ? 'off' : { url };
}

function smsOf({ SMS_URL: url, SMS_KEY: key, SMTP_URL: mail }: z.infer<typeof environment>): Configuration['sms'] {
  if (url !== undefined && key !== undefined) return { url, key };
  return mail === undefined ? 'mailbox' : 'off';
}

function pushOf({ VAPID_PRIVATE_KEY: privateKey, PUSH_SERVICES: services }: z.infer<typeof environment>) {
  return privateKey === undefined ? null : { privateKey, publicKey: publicKeyOf(privateKey), services };
}

/**
 * False for a host without a dot, which is in this network, and for an IP address. Push services use the default port.
 */
const isPublicService = (service: string) => /\.[a-z][\w-]*$/i.test(service) && !/(^|\.)localhost$/.test(service);

/** Settings of development that production refuses, each with a sentence. */
function developmentDefaults(
  given: Readonly<Record<string, string | undefined>>,
  brandAddresses: BrandAddresses,
): string[] {
  const sendsMail = given['SMTP_URL'] !== undefined && given['SMTP_URL'] !== 'off';
  const secret = given['WEB_SECRET'] ?? onlyForDevelopment;
  return [
    ...(secret === onlyForDevelopment
      ? ['WEB_SECRET: production needs a secret of its own, the same for web and api']
      : []),
    ...((given['ACCOUNT_SECRET'] ?? accountsInDevelopment) === accountsInDevelopment
      ? ['ACCOUNT_SECRET: production needs a secret of its own; who changes it signs everybody out']
      : []),
    ...(given['SMTP_URL'] ? [] : ['SMTP_URL: production needs a mail server, or the word off']),
    ...(sendsMail ? localBrands(brandAddresses) : []).map(
      (brand) => `PUBLIC_ORIGINS and MAIL_FROM: the mails of ${brand} need an origin and a sender that the world knows`,
    ),
    ...(given['FEEDS_FROM_THIS_MACHINE'] === 'yes'
      ? ['FEEDS_FROM_THIS_MACHINE: in production a feed must never reach this machine']
      : []),
    ...(given['PUSH_SERVICES'] ?? '')
      .split(/\s+/)
      .filter((service) => service !== '' && !isPublicService(service))
      .map((service) => `PUSH_SERVICES: in production no push service may be at ${service}`),
    ...['MEDIA_DIR', 'VARIANT_DIR']
      .filter((name) => !given[name])
      .map((name) => `${name}: production needs a folder that outlives the release`),
  ];
}
