import type { Sql } from 'postgres';
import type { RateLimits } from '../platform/server/rateLimit.ts';
import type { PushSettings } from './PushSettings.ts';

/** Dependencies of browser notifications. */
export interface PushDeps {
  readonly sql: Sql;
  readonly limits: RateLimits;
  /** Null: notifications are off. */
  readonly settings: PushSettings | null;
}
