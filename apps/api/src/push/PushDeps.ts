import type { Sql } from 'postgres';
import type { RateLimits } from '../platform/server/rateLimit.ts';
import type { PushSettings } from './PushSettings.ts';

/** What notifications need. */
export interface PushDeps {
  readonly sql: Sql;
  readonly limits: RateLimits;
  /** Null: none are sent. */
  readonly settings: PushSettings | null;
}
