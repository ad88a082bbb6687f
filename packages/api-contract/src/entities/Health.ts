import { jobNames, workKinds } from '@volan/domain-rules';
import { z } from 'zod';

const Moment = z.iso.datetime();

/** A process of the API, as it last reported itself. */
export const ApiProcess = z
  .object({
    id: z.uuid(),
    host: z.string(),
    pid: z.int(),
    started_at: Moment,
    seen_at: Moment,
    silent: z.boolean().describe('it has given no sign of life for half a minute: killed, or without a database'),
    search: z
      .object({
        kind: z.enum(['memory', 'postgres']),
        ready: z.boolean(),
        ads: z.int().describe('that a search can find'),
        position: z.string().nullable().describe('place in the outbox; null: not loaded'),
        pending: z.int().describe('committed changes that it has not taken in'),
        behind_seconds: z.int().nullable().describe('since it was last at the end of the outbox'),
      })
      .describe('its index'),
  })
  .meta({ id: 'ApiProcess' });
export type ApiProcess = z.infer<typeof ApiProcess>;

/** A background job of the API; each run is done by one process. */
export const JobState = z
  .object({
    name: z.enum(jobNames),
    every_seconds: z.number().describe('between two runs; new work starts one before that'),
    waiting: z.int().describe('runs that are due and have not begun'),
    running: z.int().describe('runs that have begun and not ended'),
    next_at: Moment.nullable().describe('when the next run is due; null: nobody does this job'),
    ended_at: Moment.nullable().describe('when a run last succeeded, within the last hours'),
    failures: z.int().describe('runs that failed since the last one that did not'),
    failed_at: Moment.nullable().describe('when the last of these failed'),
    failure: z.string().describe('why; empty: none failed'),
  })
  .meta({ id: 'JobState' });
export type JobState = z.infer<typeof JobState>;

/** Work of one kind that waits, and what of it fails. */
export const WaitingWork = z
  .object({
    kind: z.enum(workKinds),
    waiting: z.int(),
    oldest_at: Moment.nullable().describe('since when the oldest of it waits; null: nothing does'),
    failing: z.int().describe('of these, after a failed try; of feeds, those whose last run failed'),
    items: z
      .array(
        z.object({
          id: z.string(),
          subject: z.string().describe('what it is: a template and its recipient, a host, an order, a feed'),
          tries: z.int(),
          problem: z.string(),
          since: Moment,
          next_try_at: Moment.nullable().describe('null: given up, until somebody tries it again'),
        }),
      )
      .max(20)
      .describe('that fail, the newest first'),
  })
  .meta({ id: 'WaitingWork' });
export type WaitingWork = z.infer<typeof WaitingWork>;

/** What runs, what failed, and the settings in force. */
export const Health = z
  .object({
    processes: z.array(ApiProcess).describe('of the last day, the newest first'),
    jobs: z.array(JobState),
    work: z.array(WaitingWork),
    settings: z
      .array(z.object({ name: z.string(), value: z.string().describe('of a secret only whether it is set') }))
      .describe('of the process that answers'),
  })
  .meta({ id: 'Health' });
export type Health = z.infer<typeof Health>;
