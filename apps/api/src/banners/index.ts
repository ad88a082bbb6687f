import type { Logger } from 'pino';
import type { Sql } from 'postgres';
import type { Uploads } from '../media/uploads.ts';
import type { Module } from '../platform/Module.ts';
import type { RateLimits } from '../platform/server/rateLimit.ts';
import { deleteOldCounts, openBannerCounts } from './bannerCounts.ts';
import type { BannerDeps } from './BannerDeps.ts';
import { bannerCountRoutes } from './countRoutes.ts';
import { bannerFormRoutes, managedBannerRoutes, shownBannerRoutes } from './routes.ts';
import { bannerVideoRoutes } from './videoRoutes.ts';

/** Dependencies of banners. */
interface BannersModuleDeps {
  readonly sql: Sql;
  readonly uploads: Uploads;
  readonly limits: RateLimits;
  readonly logger: Logger;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Forms with files that an administrator may send within an hour. */
const formsPerHour = 200;

/** Banners: what others pay for on our pages; "promotions" on the wire. [E15, J75-J87, T25] */
export function bannersModule({ sql, uploads, limits, logger, now }: BannersModuleDeps): Module {
  return {
    routes(app) {
      const isTooManyFiles = limits({ name: 'banner-files', max: formsPerHour, withinSeconds: 3600 });
      const deps: BannerDeps = { sql, uploads, isTooManyFiles, now };
      const counts = openBannerCounts(sql, now, (error) =>
        logger.warn({ err: error }, 'impressions and clicks of banners could not be counted, trying again'),
      );
      app.addHook('onClose', () => counts.close());

      shownBannerRoutes(app, deps);
      managedBannerRoutes(app, deps);
      bannerFormRoutes(app, deps);
      bannerVideoRoutes(app, deps);
      bannerCountRoutes(app, { sql, now, counts, limits });
    },
    retention: [{ name: 'old counts of banners', purge: () => deleteOldCounts(sql) }],
  };
}
