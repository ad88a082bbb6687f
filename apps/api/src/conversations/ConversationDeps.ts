import type { Sql } from 'postgres';
import type { Ads } from '../ads/ads.ts';
import type { Uploads } from '../media/uploads.ts';
import type { RateLimits } from '../platform/server/rateLimit.ts';
import type { KnownName } from '../shield/knownNames.ts';

/** Dependencies of conversations. */
export interface ConversationDeps {
  readonly sql: Sql;
  readonly ads: Pick<Ads, 'contacted' | 'withEnded'>;
  readonly uploads: Pick<Uploads, 'storePicture' | 'storeFile' | 'confirmFile' | 'clear' | 'read'>;
  readonly limits: RateLimits;
  /** Names of our brands with their hosts. */
  readonly ownNames: readonly KnownName[];
  /** Milliseconds since 1970. */
  readonly now: () => number;
}
