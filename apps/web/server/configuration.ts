import { brandIds, readBrandContacts, type BrandContacts } from '@volan/domain-rules';
import type { ConnectionLimits } from '@volan/observability';
import type { FormSettings } from './http/fileForms.ts';
import type { GoogleSignIn } from './http/googleSignIn.ts';
import { appVersion } from './appVersion.ts';

/** The settings of the web server. */
export interface WebConfiguration {
  readonly port: number;
  /** Origin of the API. */
  readonly apiUrl: string;
  /** Shared with the API: proves that the visitor's address comes from us. */
  readonly webSecret: string;
  /** How visitors reach us; a proxy in front may speak TLS. */
  readonly protocol: 'http:' | 'https:';
  /** Number of our proxies in front: this many last parts of `x-forwarded-for` are trusted. */
  readonly trustedProxies: number;
  /** Memory for finished pages, in bytes; 0 renders each page again. */
  readonly pageCacheBytes: number;
  /** Whether browsers get a service worker; if not, browsers that have one remove it. */
  readonly serviceWorker: boolean;
  /** Whether the API has a mailbox of development, which is passed on. */
  readonly mailbox: boolean;
  /** Signing in by Google; no client id: no brand shows its button. */
  readonly google: GoogleSignIn;
  /** Origin of the bank's gateway, to which a private page may post a form; null: nobody pays by card. */
  readonly paymentOrigin: string | null;
  /** Address of a MapLibre style of the operator; null: maps are drawn from our own file. */
  readonly mapStyleUrl: string | null;
  /** How forms with files are taken. */
  readonly forms: FormSettings;
  /** Name of the build, where its files alone do not say it; `undefined`: a hash of them. */
  readonly buildId?: string | undefined;
  /** How each brand is reached, and its company. [A20, A21] */
  readonly contacts: BrandContacts;
  /** Version of this web app, sent to the API with every call. [I02] */
  readonly version: string;
  /** Limits of one connection; tests set shorter ones. @default those of a public server */
  readonly limits?: ConnectionLimits;
}

type Environment = Readonly<Record<string, string | undefined>>;

function wholeNumber(environment: Environment, name: string, fallback: number, maxDigits = 5) {
  const text = environment[name] ?? String(fallback);
  if (!/^\d+$/.test(text) || text.length > maxDigits) {
    throw new Error(`${name} is "${text}", but must be a whole number. Set it to a number or remove it.`);
  }
  return Number(text);
}

/** Reads `volan=… gearlane=…`: the client id of each brand at Google. */
function googleClients(text = ''): Readonly<Record<string, string>> {
  const clients = text.split(/[\s,]+/).filter(Boolean);
  return Object.fromEntries(
    clients.map((entry) => {
      const [, brand = '', id = ''] = /^(\w+)=([\w.-]+)$/.exec(entry) ?? [];
      if (!brandIds.some((known) => known === brand)) {
        throw new Error(
          `GOOGLE_WEB_CLIENTS has "${entry}", but must name brands (${brandIds.join(', ')}), such as volan=1234.apps.googleusercontent.com.`,
        );
      }
      return [brand, id];
    }),
  );
}

/** Reads the environment once, at start; throws a sentence that names the variable. */
export function readConfiguration(environment: Environment): WebConfiguration {
  const apiUrl = environment['API_URL'] ?? 'http://127.0.0.1:4000';
  if (!URL.canParse(apiUrl)) {
    throw new Error(`API_URL is "${apiUrl}", but must be an address such as http://127.0.0.1:4000.`);
  }
  const protocol = environment['PUBLIC_PROTOCOL'] ?? 'http';
  if (protocol !== 'http' && protocol !== 'https') {
    throw new Error(`PUBLIC_PROTOCOL is "${protocol}", but must be http or https.`);
  }
  const serviceWorker = environment['SERVICE_WORKER'] ?? 'on';
  if (serviceWorker !== 'on' && serviceWorker !== 'off') {
    throw new Error(`SERVICE_WORKER is "${serviceWorker}", but must be on or off.`);
  }
  const authorizeUrl = environment['GOOGLE_AUTHORIZE_URL'] ?? 'https://accounts.google.com/o/oauth2/v2/auth';
  if (!URL.canParse(authorizeUrl)) {
    throw new Error(`GOOGLE_AUTHORIZE_URL is "${authorizeUrl}", but must be an address. Remove it for Google's own.`);
  }
  const gateway = environment['PAYMENT_GATEWAY_URL'] || null;
  if (gateway !== null && !URL.canParse(gateway)) {
    throw new Error(`PAYMENT_GATEWAY_URL is "${gateway}", but must be the origin of the bank's gateway.`);
  }
  const mapStyleUrl = environment['MAP_STYLE_URL'] || null;
  if (mapStyleUrl !== null && !/^https:\/\/./.test(URL.parse(mapStyleUrl)?.href ?? '')) {
    throw new Error(
      `MAP_STYLE_URL is "${mapStyleUrl}", but must be the https address of a style. Remove it for our own map.`,
    );
  }
  const webSecret = environment['WEB_SECRET'] ?? '';
  if (environment['NODE_ENV'] === 'production' && webSecret.length < 16) {
    throw new Error(
      `WEB_SECRET ${webSecret === '' ? 'is missing' : 'has fewer than 16 characters'}. Give the web server and the API the same long random text.`,
    );
  }

  const { contacts, problems } = readBrandContacts(environment);
  if (problems.length > 0) throw new Error(problems.join('\n'));

  return {
    port: wholeNumber(environment, 'PORT', 3000),
    apiUrl: new URL(apiUrl).origin,
    webSecret,
    protocol: `${protocol}:`,
    trustedProxies: wholeNumber(environment, 'TRUSTED_PROXIES', 0),
    pageCacheBytes: wholeNumber(environment, 'PAGE_CACHE_BYTES', 256_000_000, 12),
    serviceWorker: serviceWorker === 'on',
    mailbox: environment['MAILBOX'] === 'on',
    google: { clientIds: googleClients(environment['GOOGLE_WEB_CLIENTS']), authorizeUrl },
    paymentOrigin: gateway && new URL(gateway).origin,
    mapStyleUrl,
    forms: {
      folder: environment['FORM_DIR'] || undefined,
      atOnce: wholeNumber(environment, 'FORMS_AT_ONCE', 16),
      perSender: wholeNumber(environment, 'FORMS_PER_SENDER', 4),
    },
    buildId: environment['BUILD_ID'] || undefined,
    contacts,
    version: appVersion(environment['BUILD_ID'] || 'development'),
  };
}
