import type { Sql } from 'postgres';
import type { Uploads } from '../media/uploads.ts';
import type { RateLimits } from '../platform/server/rateLimit.ts';

/** Dependencies of the blog. */
export interface BlogDeps {
  readonly sql: Sql;
  readonly uploads: Uploads;
  readonly limits: RateLimits;
  /** Milliseconds since 1970: an article may be scheduled. */
  readonly now: () => number;
}
