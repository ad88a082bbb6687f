import { eraseProfiles } from '../accounts/eraseProfiles.ts';
import type { Module } from '../platform/Module.ts';
import type { Database } from '../platform/database/connect.ts';
import type { Uploads } from '../media/uploads.ts';
import type { RateLimits } from '../platform/server/rateLimit.ts';
import { userRoutes } from './routes.ts';

/** Dependencies of the calls of an account. */
export interface OverviewDeps {
  readonly database: Database;
  readonly limits: RateLimits;
  readonly uploads: Uploads;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Calls about the own account, except its sessions. */
export const overviewModule = ({ database: { sql }, limits, uploads, now }: OverviewDeps): Module => ({
  routes: (app) => userRoutes(app, { sql, limits, uploads, now }),
  erase: eraseProfiles,
});
