import type { Module } from '../platform/Module.ts';
import type { Logger } from 'pino';
import type { Database } from '../platform/database/connect.ts';
import type { RateLimits } from '../platform/server/rateLimit.ts';
import { deleteOldUse, openPartnerCounts } from './partnerCounts.ts';
import { createPartners } from './partners.ts';
import { partnerRoutes } from './routes.ts';

/** Dependencies of the keys of partners. */
export interface PartnersModuleDeps {
  readonly database: Database;
  readonly limits: RateLimits;
  /** Shared with the web server, the only caller. */
  readonly webSecret: string;
  readonly logger: Logger;
  readonly now: () => number;
}

/** Partners who show the marketplace on pages of their own. [M65] */
export function partnersModule({ database: { sql }, limits, webSecret, logger, now }: PartnersModuleDeps): Module {
  return {
    routes(app) {
      const counts = openPartnerCounts(sql, now, (error) =>
        logger.warn({ err: error }, 'the use of partners’ keys could not be counted, trying again'),
      );
      app.addHook('onClose', () => counts.close());
      partnerRoutes(app, createPartners({ sql, limits, counts, now }), webSecret);
    },
    retention: [{ name: 'old use of keys of partners', purge: () => deleteOldUse(sql) }],
  };
}
