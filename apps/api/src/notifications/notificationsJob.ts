import type { Job } from '../platform/jobs/Job.ts';
import { deliverMails, type MailDeps } from './deliverMails.ts';
import { deliverPushes } from './deliverPushes.ts';
import { notifyPriceDrops } from './notifyPriceDrops.ts';

/** Sends notifications by mail and by push, also about prices that fell. */
export const notificationsJob = (deps: MailDeps, now: () => number): Job => ({
  name: 'notifications',
  async run() {
    const moment = new Date(now());
    await notifyPriceDrops(deps.sql, moment);
    await deliverMails(deps, moment);
    await deliverPushes(deps, moment);
  },
});
