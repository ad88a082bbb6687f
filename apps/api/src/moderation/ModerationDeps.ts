import type { Sql } from 'postgres';
import type { TitlesOf } from '../notifications/adTitles.ts';

/** What moderation beside the queue of ads stands on. */
export interface ModerationDeps {
  readonly sql: Sql;
  readonly titlesOf: TitlesOf;
  /** Proves what a moderator has seen, and who a mail went to. */
  readonly secret: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}
