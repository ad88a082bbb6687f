import type { FastifyInstance } from 'fastify';
import type { Database } from '../platform/database/connect.ts';
import { createConsents } from './consents.ts';
import { consentRoutes } from './routes.ts';

/** The log of choices about cookies. */
export function consentModule({ database, now }: { readonly database: Database; readonly now: () => number }) {
  return { routes: (app: FastifyInstance) => consentRoutes(app, createConsents(database.sql), now) };
}
