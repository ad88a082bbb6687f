import type { EraseAccounts, Module } from '../platform/Module.ts';
import { deleteOldDevices } from './knownDevices.ts';
import { eraseRemovedAccounts } from './removal.ts';
import { deleteOldSessions } from './sessionRetention.ts';
import type { Logger } from 'pino';
import type { CountryOfAddress } from '../places/countryOfAddress.ts';
import type { Database } from '../platform/database/connect.ts';
import type { SmsSender } from '../platform/sms/SmsSender.ts';
import type { PushSettings } from '../push/PushSettings.ts';
import type { Authenticate } from '../platform/server/Principal.ts';
import type { RateLimits } from '../platform/server/rateLimit.ts';
import { keysAt } from './google/googleKeys.ts';
import { keysFrom } from './keys.ts';
import { createOneTimeCodes } from './oneTimeCodes.ts';
import { authRoutes } from './routes.ts';
import { principalOfToken } from './principalOfToken.ts';

/** Settings of Google's keys and tokens. */
export interface GoogleSettings {
  /** Client ids that tokens may be for; empty: signing in with Google is off. */
  readonly clientIds: readonly string[];
  readonly keysUrl: string;
}

/** Dependencies of the module of accounts. */
export interface AuthModuleDeps {
  readonly database: Database;
  readonly limits: RateLimits;
  readonly countryOf: CountryOfAddress;
  /** Service that sends text messages; null: no phone can be verified. */
  readonly sms: SmsSender | null;
  /** Settings for sending notifications of the browser; null: none are sent. */
  readonly push: PushSettings | null;
  readonly logger: Logger;
  /** Secret that all keys of accounts are made from; every process of the API has the same. */
  readonly accountSecret: string;
  /** Name of the build; without one each process is a build of its own. */
  readonly buildId?: string | undefined;
  readonly google: GoogleSettings;
  /** How the other modules erase their data about removed accounts. */
  readonly erasers: () => readonly EraseAccounts[];
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Accounts and their sessions, and the user that a bearer token belongs to. */
export function authModule(module: AuthModuleDeps): Module & { readonly authenticate: Authenticate } {
  const { database, limits, countryOf, accountSecret, google, sms, push, logger, now } = module;
  const release = module.buildId ?? crypto.randomUUID();
  const { sql } = database;
  const keys = keysFrom(accountSecret);
  const deps = { sql, keys, codes: createOneTimeCodes(keys), limits, countryOf, release, sms, push, log: logger, now };
  const authenticate: Authenticate = (token) => principalOfToken(sql, keys, token, now());

  return {
    authenticate,
    routes: (app) => authRoutes(app, deps, { ...google, keyOf: keysAt(google.keysUrl, now) }),
    retention: [
      { name: 'personal data of removed accounts', purge: () => eraseRemovedAccounts(sql, module.erasers()) },
      { name: 'old sessions', purge: () => deleteOldSessions(sql) },
      { name: 'devices that nobody used for a year', purge: () => deleteOldDevices(sql) },
    ],
  };
}
