import type { FastifyInstance } from 'fastify';
import type { Database } from '../../platform/database/connect.ts';
import { brandRoutes } from './brandRoutes.ts';
import { categoryRoutes } from './categoryRoutes.ts';
import type { HooksOfEntities } from './RowHooks.ts';
import { specificationRoutes } from './specificationRoutes.ts';

/** Dependencies of these calls. */
export interface ManagingDeps {
  readonly database: Pick<Database, 'sql'>;
  /** Hooks of modules for changes of their own rows. */
  readonly hooks: HooksOfEntities;
}

/**
 * Calls of administrators that change the taxonomy. Searches, forms and pages follow a moment later. [J52, J101-J140]
 */
export function managingModule({ database: { sql }, hooks }: ManagingDeps) {
  return {
    routes(app: FastifyInstance) {
      categoryRoutes(app, sql, hooks);
      specificationRoutes(app, sql);
      brandRoutes(app, sql);
    },
  };
}
