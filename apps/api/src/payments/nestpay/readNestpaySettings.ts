import { z } from 'zod';
import type { NestpaySettings } from './NestpaySettings.ts';

/** Credentials of the test gateway in development; production refuses them. */
const development = {
  clientId: '990000001',
  storeKey: 'development-only-store-key',
  apiUser: 'development',
  apiPassword: 'development-only-password',
} as const;

const yesOrNo = (fallback: 'yes' | 'no') => z.enum(['yes', 'no']).default(fallback);

const variables = z.object({
  PAYMENT_GATEWAY_URL: z
    .url({ protocol: /^https?$/, message: 'must be the origin of the gateway, such as https://bank.example' })
    .transform((url) => url.replace(/\/$/, ''))
    .refine((url) => URL.canParse(url) && new URL(url).origin === url, 'must be an origin, without a path'),
  PAYMENT_CLIENT_ID: z
    .string()
    .regex(/^\w{1,20}$/, 'must be the merchant number of the bank')
    .default(development.clientId),
  PAYMENT_STORE_KEY: z.string().default(development.storeKey),
  PAYMENT_API_USER: z.string().default(development.apiUser),
  PAYMENT_API_PASSWORD: z.string().default(development.apiPassword),
  PAYMENT_MD_STATUSES: z
    .string()
    .regex(/^[1-8](,[1-8])*$/, 'must be figures from 1 to 8 with commas between, such as 1,2,3,4')
    .default('1,2,3,4')
    .transform((text) => text.split(',')),
  PAYMENT_HASH: z.enum(['ver3', 'ver2']).default('ver3'),
  PAYMENT_SENDS_INSTALMENT: yesOrNo('yes'),
  PAYMENT_SENDS_CALLBACK_URL: yesOrNo('yes'),
});

/**
 * Reads the settings of the gateway. Without `PAYMENT_GATEWAY_URL` card payments are off, and `settings` is null. In
 * production the address must use https, and addresses and secrets of the test gateway are refused. [A19, E24]
 */
export function readNestpaySettings(given: Readonly<Record<string, string | undefined>>): {
  readonly settings: NestpaySettings | null;
  readonly problems: readonly string[];
} {
  if (!given['PAYMENT_GATEWAY_URL']) return { settings: null, problems: [] };

  const read = variables.safeParse(Object.fromEntries(Object.entries(given).filter(([, value]) => value !== '')));
  if (!read.success) {
    return { settings: null, problems: read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) };
  }
  const values = read.data;
  const settings: NestpaySettings = {
    url: values.PAYMENT_GATEWAY_URL,
    clientId: values.PAYMENT_CLIENT_ID,
    storeKey: values.PAYMENT_STORE_KEY,
    apiUser: values.PAYMENT_API_USER,
    apiPassword: values.PAYMENT_API_PASSWORD,
    mdStatuses: values.PAYMENT_MD_STATUSES,
    hashAlgorithm: values.PAYMENT_HASH,
    sendsInstalment: values.PAYMENT_SENDS_INSTALMENT === 'yes',
    sendsCallbackUrl: values.PAYMENT_SENDS_CALLBACK_URL === 'yes',
  };

  return { settings, problems: given['NODE_ENV'] === 'production' ? developmentProblems(settings) : [] };
}

function developmentProblems(settings: NestpaySettings): readonly string[] {
  const { protocol, hostname } = new URL(settings.url);
  const isPublic = protocol === 'https:' && /\.[a-z][\w-]*$/i.test(hostname) && !/(^|\.)localhost$/.test(hostname);
  const ofDevelopment = (name: string, value: string, unfit: string) =>
    value === unfit ? [`${name}: production needs the one that the bank gave`] : [];

  return [
    ...(isPublic
      ? []
      : ['PAYMENT_GATEWAY_URL: production pays at the gateway of a bank, by https, never at a test gateway']),
    ...ofDevelopment('PAYMENT_CLIENT_ID', settings.clientId, development.clientId),
    ...ofDevelopment('PAYMENT_STORE_KEY', settings.storeKey, development.storeKey),
    ...ofDevelopment('PAYMENT_API_USER', settings.apiUser, development.apiUser),
    ...ofDevelopment('PAYMENT_API_PASSWORD', settings.apiPassword, development.apiPassword),
  ];
}
