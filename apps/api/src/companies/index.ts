import type { FastifyInstance } from 'fastify';
import type { Catalogue } from '../catalogue/Catalogue.ts';
import type { Database } from '../platform/database/connect.ts';
import type { SearchIndex } from '../search/SearchIndex.ts';
import { createCompanies } from './companies.ts';
import { postgresCompanyStore } from './postgresStore.ts';
import { companyRoutes } from './routes.ts';

/** What companies need. */
export interface CompaniesDeps {
  readonly catalogue: Catalogue;
  readonly index: () => SearchIndex;
  readonly database: Database;
}

/** Businesses that sell. */
export function companiesModule({ catalogue, index, database }: CompaniesDeps) {
  const companies = createCompanies({ catalogue, index, store: postgresCompanyStore(database.sql) });
  return { routes: (app: FastifyInstance) => companyRoutes(app, companies) };
}
