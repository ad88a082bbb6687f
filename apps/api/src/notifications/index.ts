import type { Sql } from 'postgres';
import type { Module } from '../platform/Module.ts';
import { notificationsJob } from './notificationsJob.ts';
import { eraseNotifications, deleteOldNotifications } from './notificationRetention.ts';
import type { Taxonomy } from '../taxonomy/Taxonomy.ts';
import { adTitlesIn } from './adTitles.ts';
import { notificationRoutes } from './routes.ts';

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
