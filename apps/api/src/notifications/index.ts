import type { Logger } from 'pino';
import type { Sql } from 'postgres';
import type { Module } from '../platform/Module.ts';
import { followNotifications } from './followNotifications.ts';
import { eraseNotifications, forgetOldNotifications } from './notificationRetention.ts';
import type { Taxonomy } from '../taxonomy/Taxonomy.ts';
import { adTitlesIn } from './adTitles.ts';
import { notificationRoutes } from './routes.ts';

/** What notifications need. */
export interface NotificationsModuleDeps {
  readonly sql: Sql;
  readonly taxonomy: Taxonomy;
  /** Signs the links that end mails. */
  readonly secret: string;
  readonly logger: Logger;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Notifications and how people want to get them. */
export function notificationsModule({ sql, taxonomy, secret, logger, now }: NotificationsModuleDeps): Module {
  const deps = { sql, titlesOf: adTitlesIn(sql, taxonomy), secret };

  return {
    routes: (app) => notificationRoutes(app, deps),
    jobs: () => [followNotifications(deps, now, logger)],
    retention: [{ name: 'old notifications', forget: () => forgetOldNotifications(sql) }],
    erase: eraseNotifications,
  };
}
