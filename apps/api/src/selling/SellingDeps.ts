import type { Sql } from 'postgres';
import type { Ads } from '../ads/ads.ts';
import type { Uploads } from '../media/uploads.ts';
import type { RateLimits } from '../platform/server/rateLimit.ts';
import type { Taxonomy } from '../taxonomy/Taxonomy.ts';

/** Dependencies of selling. */
export interface SellingDeps {
  readonly sql: Sql;
  readonly taxonomy: Taxonomy;
  readonly ads: Ads;
  readonly uploads: Pick<Uploads, 'clear'>;
  readonly limits: RateLimits;
  /** Text messages can be sent, so that the first ad of an account needs a confirmed phone. */
  readonly asksForPhone: boolean;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}
