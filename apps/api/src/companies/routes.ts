import { getCompany, listCompanies } from '@volan/api-contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../platform/server/serve.ts';
import type { Companies } from './companies.ts';

/** Calls about companies. [M15] */
export function companyRoutes(app: FastifyInstance, companies: Companies) {
  serve(app, listCompanies, (query, { language }) => companies.list(query, language));
  serve(app, getCompany, ({ slug }, { language }) => companies.details(slug, language));
}
