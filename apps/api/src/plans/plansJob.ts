import type { Logger } from 'pino';
import type { Sql } from 'postgres';
import type { Job } from '../platform/jobs/Job.ts';
import { grantPlanCredits } from './planCredits.ts';
import { remindOfPlans } from './remindOfPlans.ts';
import { renewPlans } from './renewPlans.ts';

/**
 * Everything that is due for packets: reminders, renewals, and the credits of each month. Returns how much was done.
 * [M13]
 */
export async function processPlans(sql: Sql, now: Date): Promise<number> {
  const reminded = await remindOfPlans(sql, now);
  const renewed = await renewPlans(sql, now);
  return reminded + renewed + (await grantPlanCredits(sql, now));
}

/** Reminds of packets, renews them and grants their credits. */
export const plansJob = (sql: Sql, now: () => number, logger: Logger): Job => ({
  name: 'plans',
  async run() {
    const done = await processPlans(sql, new Date(now()));
    if (done > 0) logger.info({ done }, 'packets were renewed or ended, their owners told, or credits granted');
  },
});
