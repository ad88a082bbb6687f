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
        behind_seconds: z.int().nullable().describe('seconds since it had last read the whole outbox'),
      })
      .describe('its index'),
    jobs: z.array(
      z.object({
        name: z.enum(jobNames),
        every_seconds: z.number().describe('between two beginnings'),
        began_at: Moment.nullable(),
        ended_at: Moment.nullable().describe('earlier than `began_at`: a run continues'),
        failed_at: Moment.nullable(),
        failure: z.string().describe('why the last failed run did; empty: none failed'),
        failures: z.int().describe('runs that failed since one that did not'),
      }),
    ),
  })
  .meta({ id: 'ApiProcess' });
export type ApiProcess = z.infer<typeof ApiProcess>;

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
    processes: z.array(ApiProcess).describe('processes of the last day, the newest first'),
    work: z.array(WaitingWork),
    settings: z
      .array(z.object({ name: z.string(), value: z.string().describe('for a secret only whether it is set') }))
      .describe('settings of the process that answers'),
  })
  .meta({ id: 'Health' });
export type Health = z.infer<typeof Health>;
