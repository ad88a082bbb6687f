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
    message_reports: Waiting.describe('reports of messages that nobody has decided about'),
    delivery: z
      .object({
        mail: Waiting.describe('mails that could not be sent and are tried again'),
        push: z.object({ waiting: z.int() }).describe('notifications of devices, likewise'),
        mails_failed: PerDay.describe('mails of each day that wait after a failed try'),
      })
      .nullable()
      .describe('null for a regional administrator and for one country: mails belong to none'),
  })
  .meta({ id: 'Dashboard' });
export type Dashboard = z.infer<typeof Dashboard>;
