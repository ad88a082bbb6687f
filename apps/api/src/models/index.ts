import type { FastifyInstance } from 'fastify';
import type { Taxonomy } from '../taxonomy/Taxonomy.ts';
import type { Database } from '../platform/database/connect.ts';
import type { SearchIndex } from '../search/SearchIndex.ts';
import { readModelPricesIn } from './modelPrices.ts';
import { createModels } from './models.ts';
import { modelRoutes } from './routes.ts';

/** Dependencies of models. */
export interface ModelsDeps {
  readonly taxonomy: Taxonomy;
  readonly index: () => SearchIndex;
  readonly database: Database;
}

/** Vehicle models, with prices and answers of their ads. */
export function modelsModule({ taxonomy, index, database }: ModelsDeps) {
  const models = createModels({ taxonomy, index, readPrices: readModelPricesIn(database.sql) });
  return { routes: (app: FastifyInstance) => modelRoutes(app, models) };
}
