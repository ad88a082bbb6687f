import type { Logger } from 'pino';
import type { Sql } from 'postgres';
import { repeat, type RepeatedJob } from '../platform/jobs/repeat.ts';
import { grantPlanCredits } from './planCredits.ts';
import { remindOfPlans } from './remindOfPlans.ts';
import { renewPlans } from './renewPlans.ts';

const everyMs = 60_000;

/** All that packets need by a moment: reminders, renewals, and the credits of each month. Answers how much was done. [M13] */
export async function lookAfterPlans(sql: Sql, now: Date): Promise<number> {
  const reminded = await remindOfPlans(sql, now);
  const renewed = await renewPlans(sql, now);
  return reminded + renewed + (await grantPlanCredits(sql, now));
}

/** Looks after packets now and every minute. */
export function followPlans(sql: Sql, now: () => number, logger: Logger): RepeatedJob {
  const step = async () => {
    const done = await lookAfterPlans(sql, new Date(now()));
    if (done > 0) logger.info({ done }, 'packets were renewed or ended, their owners told, or credits granted');
  };
  return repeat({
    name: 'plans',
    run: step,
    everyMs,
    failed: (error) => logger.warn({ err: error }, 'packets could not be looked after, trying again in a minute'),
  });
}
