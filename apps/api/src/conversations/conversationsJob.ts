import type { Sql } from 'postgres';
import type { Job } from '../platform/jobs/Job.ts';
import { releaseHeldMessages } from './releaseHeld.ts';

/** Sends messages that were held back. */
export const conversationsJob = (sql: Sql, now: () => number): Job => ({
  name: 'conversations',
  run: () => releaseHeldMessages(sql, new Date(now())),
});
