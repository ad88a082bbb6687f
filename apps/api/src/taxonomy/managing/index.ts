import type { FastifyInstance } from 'fastify';
import type { Database } from '../../platform/database/connect.ts';
import { brandRoutes } from './brandRoutes.ts';
import { categoryRoutes } from './categoryRoutes.ts';
import { specificationRoutes } from './specificationRoutes.ts';
import { wordRoutes } from './wordRoutes.ts';

/** The taxonomy as administrators change it: every search, form and page follows a moment later. [J52, J101-J140] */
export function managingModule({ database: { sql } }: { readonly database: Pick<Database, 'sql'> }) {
  return {
    routes(app: FastifyInstance) {
      categoryRoutes(app, sql);
      specificationRoutes(app, sql);
      brandRoutes(app, sql);
      wordRoutes(app, sql);
    },
  };
}
