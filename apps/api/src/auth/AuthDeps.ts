import type { Logger } from 'pino';
import type { Sql } from 'postgres';
import type { CountryOfAddress } from '../places/countryOfAddress.ts';
import type { SmsSender } from '../platform/sms/SmsSender.ts';
import type { RateLimits } from '../platform/server/rateLimit.ts';
import type { PushSettings } from '../push/PushSettings.ts';
import type { Keys } from './keys.ts';
import type { OneTimeCodes } from './oneTimeCodes.ts';

/** Dependencies of the calls about accounts. */
export interface AuthDeps {
  readonly sql: Sql;
  readonly keys: Keys;
  readonly codes: OneTimeCodes;
  readonly limits: RateLimits;
  /** Service that sends text messages; null: no phone can be verified. */
  readonly sms: SmsSender | null;
  /** Settings for sending notifications of the browser; null: none are sent. */
  readonly push: PushSettings | null;
  readonly log: Logger;
  readonly countryOf: CountryOfAddress;
  /** Name of the build, the same in all its processes. */
  readonly release: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}
