import type { Logger } from 'pino';
import type { Sql } from 'postgres';
import { repeat, type RepeatedJob } from '../platform/jobs/repeat.ts';
import { releaseHeldMessages } from './releaseHeld.ts';

const everyMs = 30_000;

/** Looks after conversations now and twice a minute: messages that were held back go out. */
export function followConversations(sql: Sql, now: () => number, logger: Logger): RepeatedJob {
  const step = async () => {
    await releaseHeldMessages(sql, new Date(now()));
  };
  return repeat({
    name: 'conversations',
    run: step,
    everyMs,
    failed: (error) => logger.warn({ err: error }, 'conversations could not be looked after, trying again'),
  });
}
