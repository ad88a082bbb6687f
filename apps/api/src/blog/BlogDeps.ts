import type { Sql } from 'postgres';
import type { Uploads } from '../media/uploads.ts';
import type { RateLimits } from '../platform/server/rateLimit.ts';

/** What the blog needs. */
export interface BlogDeps {
  readonly sql: Sql;
  readonly uploads: Uploads;
  readonly limits: RateLimits;
  /** Milliseconds since 1970: an article waits for its moment. */
  readonly now: () => number;
}
