import type { FastifyInstance } from 'fastify';
import { adTitlesIn } from '../notifications/adTitles.ts';
import type { Database } from '../platform/database/connect.ts';
import type { Taxonomy } from '../taxonomy/Taxonomy.ts';
import { ledgerRoutes } from './routes.ts';

/** Credits: what accounts have, and how it came about. [M44] */
export function ledgerModule({
  database: { sql },
  taxonomy,
}: {
  readonly database: Database;
  readonly taxonomy: Taxonomy;
}) {
  const titlesOf = adTitlesIn(sql, taxonomy);
  return { routes: (app: FastifyInstance) => ledgerRoutes(app, { sql, titlesOf }) };
}
