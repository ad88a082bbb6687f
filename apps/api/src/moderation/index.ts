import type { Logger } from 'pino';
import type { Module } from '../platform/Module.ts';
import { forgetOldClaims } from './claims.ts';
import { followDecisions } from './decisions.ts';
import { eraseCases } from './eraseCases.ts';
import type { ModerationDeps } from './ModerationDeps.ts';
import { forgetOldReports } from './reports.ts';
import { adModerationRoutes, moderationRoutes } from './routes.ts';
import { followSuspensions } from './suspensions.ts';

/** Checks, reports, decisions and appeals about ads, pictures, conversations and accounts. */
export const moderationModule = ({ logger, ...deps }: ModerationDeps & { readonly logger: Logger }): Module => ({
  routes(app) {
    adModerationRoutes(app, deps);
    moderationRoutes(app, deps);
  },
  jobs: () => [followSuspensions(deps.sql, deps.now, logger), followDecisions(deps.sql, deps.now, logger)],
  retention: [
    { name: 'old reports of ads', forget: () => forgetOldReports(deps.sql) },
    { name: 'old claims of cases', forget: () => forgetOldClaims(deps.sql) },
  ],
  erase: eraseCases,
});
