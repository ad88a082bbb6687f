import type { Job } from '../platform/jobs/Job.ts';
import { deliverMails, type MailDeps } from './deliverMails.ts';
import { deliverPushes } from './deliverPushes.ts';
import { tellPriceDrops } from './tellPriceDrops.ts';

/** Tells people what happened, such as prices that fell, by mail and by push. */
export const notificationsJob = (deps: MailDeps, now: () => number): Job => ({
  name: 'notifications',
  async run() {
    const moment = new Date(now());
    await tellPriceDrops(deps.sql, moment);
    await deliverMails(deps, moment);
    await deliverPushes(deps, moment);
  },
});
