import { z } from 'zod';
import { Order } from './Order.ts';

const PerDay = z.array(z.int()).length(30).describe('one number for each of `days`');
const Waiting = z.object({
  waiting: z.int(),
  oldest_at: z.iso.datetime().nullable().describe('since when the first of them waits; null: none waits'),
});

/** The last thirty days of the marketplace, and what waits now. [A12] */
export const Dashboard = z
  .object({
    days: z.array(z.iso.date()).length(30).describe('in UTC, today last'),
    ads: PerDay.describe('new ones, without drafts'),
    users: PerDay.describe('new accounts'),
    orders: PerDay.describe('paid ones'),
    revenue: z
      .array(z.object({ currency: Order.shape.currency, amounts: PerDay.describe('minor units, with tax') }))
      .describe('a currency without a paid order is left out'),
    reports: PerDay.describe('reports of ads'),
    queue: Waiting.describe('ads that wait for a moderator'),
    queue_hours: PerDay.describe(
      'whole hours that the longest waiting ad had waited when the day ended, or when it was decided on that day',
    ),
    message_reports: Waiting.describe('reports of messages that nobody has decided about'),
    companies: Waiting.extend({
      first: z
        .array(z.object({ id: z.int(), name: z.string() }))
        .max(5)
        .describe('those that wait longest'),
    }).describe('companies that wait for approval: new ones, and changes of public ones'),
    delivery: z
      .object({
        mail: Waiting.describe('mails that could not be sent and are tried again'),
        push: Waiting.describe('notifications of devices, likewise'),
        jobs_failing: z.int().describe('jobs whose last run failed'),
        mails_failed: PerDay.describe('failed tries to send a mail'),
        pushes_failed: PerDay.describe('failed tries to send a notification to a device'),
        jobs_failed: PerDay.describe('failed runs of jobs, of all processes'),
        index_behind: PerDay.describe('the longest time that a search index lagged behind; seconds'),
        processes: z.int().describe('processes of the API that report'),
        silent: z.int().describe('processes of the API that have not reported for half a minute'),
      })
      .nullable()
      .describe('null for a regional administrator and for one country: mails belong to none'),
  })
  .meta({ id: 'Dashboard' });
export type Dashboard = z.infer<typeof Dashboard>;
