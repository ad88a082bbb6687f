import type { FastifyInstance } from 'fastify';
import type { AdCounts } from '../search/adCounts.ts';
import type { Taxonomy } from '../taxonomy/Taxonomy.ts';
import { createCategories } from './categories.ts';
import { taxonomyRoutes } from './routes.ts';

/** Categories with their specifications, vehicle brands and models, as callers see them. */
export function categoriesModule({ taxonomy, counts }: { readonly taxonomy: Taxonomy; readonly counts: AdCounts }) {
  return { routes: (app: FastifyInstance) => taxonomyRoutes(app, createCategories(taxonomy, counts)) };
}
