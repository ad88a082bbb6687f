import type { Sql } from 'postgres';

/** What moderation beside the queue of ads stands on. */
export interface ModerationDeps {
  readonly sql: Sql;
  /** Proves what a moderator has seen. */
  readonly secret: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}
