import type { Module } from '../platform/Module.ts';
import { eraseCompanies } from './eraseCompanies.ts';
import { deleteOldInvitations } from './members.ts';
import type { Taxonomy } from '../taxonomy/Taxonomy.ts';
import type { Database } from '../platform/database/connect.ts';
import type { RateLimits } from '../platform/server/rateLimit.ts';
import type { Uploads } from '../media/uploads.ts';
import type { SearchIndex } from '../search/SearchIndex.ts';
import { createCompanies } from './companies.ts';
import { followedRoutes } from './followedRoutes.ts';
import { memberRoutes } from './memberRoutes.ts';
import { postgresCompanyStore } from './postgresStore.ts';
import { deleteOldDocuments } from './companyDocuments.ts';
import { ownCompanyRoutes } from './ownCompanyRoutes.ts';
import { companyRoutes } from './routes.ts';

/** Dependencies of companies. */
export interface CompaniesDeps {
  readonly taxonomy: Taxonomy;
  readonly index: () => SearchIndex;
  readonly database: Database;
  readonly limits: RateLimits;
  readonly uploads: Uploads;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Businesses that sell. */
export function companiesModule({ taxonomy, index, database, limits, uploads, now }: CompaniesDeps): Module {
  const companies = createCompanies({ taxonomy, index, store: postgresCompanyStore(database.sql), now });
  return {
    routes(app) {
      companyRoutes(app, companies);
      memberRoutes(app, { sql: database.sql, limits });
      ownCompanyRoutes(app, { sql: database.sql, limits, uploads, now });
      followedRoutes(app, database.sql, taxonomy);
    },
    retention: [
      { name: 'old invitations to companies', purge: () => deleteOldInvitations(database.sql) },
      { name: 'documents of decided companies', purge: () => deleteOldDocuments(database.sql, new Date(now())) },
    ],
    erase: eraseCompanies,
  };
}
