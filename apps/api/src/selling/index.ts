import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Database } from '../platform/database/connect.ts';
import { sellingRoutes } from './routes.ts';
import type { SellingDeps } from './SellingDeps.ts';
import { openVisits } from './visits.ts';

/** Sellers place ads and look after them; moderators decide. */
export function sellingModule({
  database,
  logger,
  ...given
}: Omit<SellingDeps, 'sql'> & { readonly database: Database; readonly logger: Logger }) {
  const deps = { ...given, sql: database.sql };
  return {
    routes(app: FastifyInstance) {
      const visits = openVisits(deps.sql, deps.now, (error) =>
        logger.warn({ err: error }, 'visits could not be counted'),
      );
      app.addHook('onClose', () => visits.close());
      sellingRoutes(app, deps, visits);
    },
  };
}
