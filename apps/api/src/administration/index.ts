import type { FastifyInstance } from 'fastify';
import type { Ads } from '../ads/ads.ts';
import type { Database } from '../platform/database/connect.ts';
import { administrationRoutes } from './routes.ts';

/** What the administration of users needs. */
export interface AdministrationDeps {
  readonly database: Database;
  readonly ads: Ads;
  /** Signs the ways to statements of reasons in mails. [P60] */
  readonly secret: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** What administrators see and do of accounts. */
export function administrationModule({ database: { sql }, ads, secret, now }: AdministrationDeps) {
  return { routes: (app: FastifyInstance) => administrationRoutes(app, { sql, ads, secret, now }) };
}
