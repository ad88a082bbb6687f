import type { Module } from '../platform/Module.ts';
import { eraseCompanies } from './eraseCompanies.ts';
import { deleteOldInvitations } from './members.ts';
import type { Taxonomy } from '../taxonomy/Taxonomy.ts';
import type { Database } from '../platform/database/connect.ts';
import type { RateLimits } from '../platform/server/rateLimit.ts';
import type { SearchIndex } from '../search/SearchIndex.ts';
import { createCompanies } from './companies.ts';
import { followedRoutes } from './followedRoutes.ts';
import { memberRoutes } from './memberRoutes.ts';
import { postgresCompanyStore } from './postgresStore.ts';
import { companyRoutes } from './routes.ts';

/** Dependencies of companies. */
export interface CompaniesDeps {
  readonly taxonomy: Taxonomy;
  readonly index: () => SearchIndex;
  readonly database: Database;
  readonly limits: RateLimits;
}

/** Businesses that sell. */
export function companiesModule({ taxonomy, index, database, limits }: CompaniesDeps): Module {
  const companies = createCompanies({ taxonomy, index, store: postgresCompanyStore(database.sql) });
  return {
    routes(app) {
      companyRoutes(app, companies);
      memberRoutes(app, { sql: database.sql, limits });
      followedRoutes(app, database.sql, companies);
    },
    retention: [{ name: 'old invitations to companies', purge: () => deleteOldInvitations(database.sql) }],
    erase: eraseCompanies,
  };
}
