import type { Logger } from 'pino';
import { repeat, type RepeatedJob } from '../platform/jobs/repeat.ts';
import { deliverMails, type MailDeps } from './deliverMails.ts';
import { deliverPushes } from './deliverPushes.ts';
import { tellPriceDrops } from './tellPriceDrops.ts';

const everyMs = 2000;

/** Tells people what happened, now and every two seconds: of prices that fell, by mail and by push. */
export function followNotifications(deps: MailDeps, now: () => number, logger: Logger): RepeatedJob {
  const step = async () => {
    const moment = new Date(now());
    await tellPriceDrops(deps.sql, moment);
    await deliverMails(deps, moment);
    await deliverPushes(deps, moment);
  };
  return repeat({
    name: 'notifications',
    run: step,
    everyMs,
    failed: (error) => logger.warn({ err: error }, 'people could not be told what happened, trying again'),
  });
}
