import type { FastifyInstance } from 'fastify';
import type { Database } from '../platform/database/connect.ts';
import { userRoutes } from './routes.ts';

/** What belongs to an account beside its sessions. */
export function usersModule({ database: { sql } }: { readonly database: Database }) {
  return { routes: (app: FastifyInstance) => userRoutes(app, sql) };
}
