import type { FastifyInstance } from 'fastify';
import type { Taxonomy } from '../taxonomy/Taxonomy.ts';
import type { Database } from '../platform/database/connect.ts';
import type { RateLimits } from '../platform/server/rateLimit.ts';
import type { SearchIndex } from '../search/SearchIndex.ts';
import { createCompanies } from './companies.ts';
import { followedRoutes } from './followedRoutes.ts';
import { memberRoutes } from './memberRoutes.ts';
import { postgresCompanyStore } from './postgresStore.ts';
import { companyRoutes } from './routes.ts';

/** What companies need. */
export interface CompaniesDeps {
  readonly taxonomy: Taxonomy;
  readonly index: () => SearchIndex;
  readonly database: Database;
  readonly limits: RateLimits;
}

/** Businesses that sell. */
export function companiesModule({ taxonomy, index, database, limits }: CompaniesDeps) {
  const companies = createCompanies({ taxonomy, index, store: postgresCompanyStore(database.sql) });
  return {
    routes(app: FastifyInstance) {
      companyRoutes(app, companies);
      memberRoutes(app, { sql: database.sql, limits });
      followedRoutes(app, database.sql, companies);
    },
  };
}
