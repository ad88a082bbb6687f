import type { FastifyInstance } from 'fastify';
import type { Database } from '../platform/database/connect.ts';
import type { RateLimits } from '../platform/server/rateLimit.ts';
import { createConsents } from './consents.ts';
import { consentRoutes } from './routes.ts';

/** The log of choices about cookies. */
export function consentModule({ database, limits }: { readonly database: Database; readonly limits: RateLimits }) {
  return { routes: (app: FastifyInstance) => consentRoutes(app, createConsents(database.sql), limits) };
}
