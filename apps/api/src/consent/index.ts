import type { Module } from '../platform/Module.ts';
import { deleteOldConsents } from './consentRetention.ts';
import type { Database } from '../platform/database/connect.ts';
import type { RateLimits } from '../platform/server/rateLimit.ts';
import { createConsents } from './consents.ts';
import { consentRoutes } from './routes.ts';

/** The log of choices about cookies. */
export const consentModule = (deps: { readonly database: Database; readonly limits: RateLimits }): Module => ({
  routes: (app) => consentRoutes(app, createConsents(deps.database.sql), deps.limits),
  retention: [{ name: 'old answers about cookies', purge: () => deleteOldConsents(deps.database.sql) }],
});
