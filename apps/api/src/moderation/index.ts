import type { Module } from '../platform/Module.ts';
import { deleteOldClaims } from './claims.ts';
import { endVerified } from './companies/companyDecisions.ts';
import { decisionsJob } from './decisionsJob.ts';
import { eraseCases } from './eraseCases.ts';
import type { ModerationDeps } from './ModerationDeps.ts';
import { deleteOldReports } from './reports.ts';
import { adModerationRoutes, moderationRoutes } from './routes.ts';
import { suspensionsJob } from './suspensions.ts';

/** Checks, reports, decisions and appeals about ads, pictures, conversations, accounts and companies. */
export const moderationModule = (deps: ModerationDeps): Module => ({
  routes(app) {
    adModerationRoutes(app, deps);
    moderationRoutes(app, deps);
  },
  jobs: () => [suspensionsJob(deps.sql, deps.now), decisionsJob(deps.sql, deps.now)],
  retention: [
    { name: 'old reports of ads', purge: () => deleteOldReports(deps.sql) },
    { name: 'old claims of cases', purge: () => deleteOldClaims(deps.sql) },
    { name: '"verified" of companies after its time', purge: () => endVerified(deps.sql, new Date(deps.now())) },
  ],
  erase: eraseCases,
});
