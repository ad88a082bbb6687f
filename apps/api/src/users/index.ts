import type { FastifyInstance } from 'fastify';
import type { Database } from '../platform/database/connect.ts';
import type { Uploads } from '../media/uploads.ts';
import type { RateLimits } from '../platform/server/rateLimit.ts';
import { userRoutes } from './routes.ts';

/** What the calls of an account need. */
export interface UsersModuleDeps {
  readonly database: Database;
  readonly limits: RateLimits;
  readonly uploads: Uploads;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** What belongs to an account beside its sessions. */
export function usersModule({ database: { sql }, limits, uploads, now }: UsersModuleDeps) {
  return { routes: (app: FastifyInstance) => userRoutes(app, { sql, limits, uploads, now }) };
}
