import type { Logger } from 'pino';
import type { Module } from '../platform/Module.ts';
import type { CarServiceDeps } from './CarServiceDeps.ts';
import { deleteOldContacts, eraseServices } from './eraseServices.ts';
import { deleteOldReviewReports } from './reportedReviews.ts';
import { carServiceRoutes, serviceKindRoutes } from './routes.ts';
import { openServiceVisits } from './serviceVisits.ts';

/** The directory of car services. [A07, B19-B21, M16] */
export function carServicesModule({ logger, ...deps }: CarServiceDeps & { readonly logger: Logger }): Module {
  return {
    routes(app) {
      const visits = openServiceVisits(deps.sql, deps.now, (error) =>
        logger.warn({ err: error }, 'visits of car services could not be counted'),
      );
      app.addHook('onClose', () => visits.close());
      carServiceRoutes(app, deps, visits);
      serviceKindRoutes(app, deps);
    },
    retention: [
      { name: 'old reports of reviews', purge: () => deleteOldReviewReports(deps.sql) },
      { name: 'old contacts of car services', purge: () => deleteOldContacts(deps.sql) },
    ],
    erase: eraseServices,
  };
}
