import type { FastifyInstance } from 'fastify';
import type { AdCounts } from '../search/adCounts.ts';
import type { Catalogue } from './Catalogue.ts';
import { createCategories } from './categories.ts';
import { catalogueRoutes } from './routes.ts';

/** Categories with their specifications, vehicle brands and models, as callers see them. */
export function catalogueModule({ catalogue, counts }: { readonly catalogue: Catalogue; readonly counts: AdCounts }) {
  return { routes: (app: FastifyInstance) => catalogueRoutes(app, createCategories(catalogue, counts)) };
}
