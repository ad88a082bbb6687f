import type { FastifyInstance } from 'fastify';
import type { Catalogue } from '../catalogue/Catalogue.ts';
import type { Database } from '../platform/database/connect.ts';
import type { SearchIndex } from '../search/SearchIndex.ts';
import { readModelPricesIn } from './modelPrices.ts';
import { createModels } from './models.ts';
import { modelRoutes } from './routes.ts';

/** What models need. */
export interface ModelsDeps {
  readonly catalogue: Catalogue;
  readonly index: () => SearchIndex;
  readonly database: Database;
}

/** Vehicle models with what their ads ask and offer. */
export function modelsModule({ catalogue, index, database }: ModelsDeps) {
  const models = createModels({ catalogue, index, readPrices: readModelPricesIn(database.sql) });
  return { routes: (app: FastifyInstance) => modelRoutes(app, models) };
}
