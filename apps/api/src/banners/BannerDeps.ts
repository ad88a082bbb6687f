import type { Sql } from 'postgres';
import type { Uploads } from '../media/uploads.ts';
import type { RateLimit } from '../platform/server/rateLimit.ts';

/** Dependencies of the calls about banners. */
export interface BannerDeps {
  readonly sql: Sql;
  readonly uploads: Uploads;
  /** Counts the files that an administrator uploads. */
  readonly isTooManyFiles: RateLimit;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}
