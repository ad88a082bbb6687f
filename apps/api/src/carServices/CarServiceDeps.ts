import type { Sql } from 'postgres';
import type { Uploads } from '../media/uploads.ts';
import type { RateLimits } from '../platform/server/rateLimit.ts';
import type { Taxonomy } from '../taxonomy/Taxonomy.ts';

/** Dependencies of car services. */
export interface CarServiceDeps {
  readonly sql: Sql;
  readonly taxonomy: Taxonomy;
  readonly limits: RateLimits;
  readonly uploads: Pick<Uploads, 'clear'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}
