import type { Sql } from 'postgres';
import type { Ads } from '../ads/ads.ts';
import type { TitlesOf } from '../notifications/adTitles.ts';
import type { RateLimits } from '../platform/server/rateLimit.ts';
import type { Taxonomy } from '../taxonomy/Taxonomy.ts';

/** What moderation needs. */
export interface ModerationDeps {
  readonly sql: Sql;
  readonly taxonomy: Taxonomy;
  readonly ads: Ads;
  readonly limits: RateLimits;
  readonly titlesOf: TitlesOf;
  /** Signs what a moderator has seen and links in mails; hashes the networks that reports come from. */
  readonly secret: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}
