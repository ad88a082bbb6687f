import type { FastifyInstance } from 'fastify';
import type { Database } from '../platform/database/connect.ts';
import type { Taxonomy } from '../taxonomy/Taxonomy.ts';
import { adTitlesIn } from './adTitles.ts';
import { notificationRoutes } from './routes.ts';

/** What people are told, and how they want it. */
export function notificationsModule({
  database: { sql },
  taxonomy,
  secret,
}: {
  readonly database: Database;
  readonly taxonomy: Taxonomy;
  readonly secret: string;
}) {
  const deps = { sql, titlesOf: adTitlesIn(sql, taxonomy), secret };
  return { routes: (app: FastifyInstance) => notificationRoutes(app, deps) };
}
