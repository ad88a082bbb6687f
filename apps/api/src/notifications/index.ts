import type { Sql } from 'postgres';
import type { Module } from '../platform/Module.ts';
import { deleteOldNotifications, eraseNotifications } from './notificationRetention.ts';
import type { Taxonomy } from '../taxonomy/Taxonomy.ts';
import { adTitlesIn } from './adTitles.ts';
import { notificationRoutes } from './routes.ts';
import type { Job } from '../platform/jobs/Job.ts';
import { deliverMails, type MailDeps } from './deliverMails.ts';
import { deliverPushes } from './deliverPushes.ts';
import { notifyPriceDrops } from './notifyPriceDrops.ts';

/** Tells people what happened, such as prices that fell, by mail and by push. */
const notificationsJob = (deps: MailDeps, now: () => number): Job => ({
  name: 'notifications',
  async run() {
    const moment = new Date(now());
    await notifyPriceDrops(deps.sql, moment);
    await deliverMails(deps, moment);
    await deliverPushes(deps, moment);
  },
});

/** Dependencies of notifications. */
export interface NotificationsModuleDeps {
  readonly sql: Sql;
  readonly taxonomy: Taxonomy;
  /** Signs the links that end mails. */
  readonly secret: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Notifications and their settings. */
export function notificationsModule({ sql, taxonomy, secret, now }: NotificationsModuleDeps): Module {
  const deps = { sql, titlesOf: adTitlesIn(sql, taxonomy), secret };

  return {
    routes: (app) => notificationRoutes(app, deps),
    jobs: () => [notificationsJob(deps, now)],
    retention: [{ name: 'old notifications', purge: () => deleteOldNotifications(sql) }],
    erase: eraseNotifications,
  };
}
