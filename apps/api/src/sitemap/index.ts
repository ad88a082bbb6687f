import type { FastifyInstance } from 'fastify';
import type { Catalogue } from '../catalogue/Catalogue.ts';
import type { Database } from '../platform/database/connect.ts';
import { postgresSitemapStore } from './postgresStore.ts';
import { sitemapRoutes } from './routes.ts';
import { createSitemap } from './sitemap.ts';

/** What the sitemap needs. */
export interface SitemapDeps {
  readonly catalogue: Catalogue;
  readonly database: Database;
  readonly now: () => number;
}

/** What search engines may find. */
export function sitemapModule({ catalogue, database, now }: SitemapDeps) {
  const sitemap = createSitemap(catalogue, postgresSitemapStore(database.sql), now);
  return { routes: (app: FastifyInstance) => sitemapRoutes(app, sitemap, catalogue) };
}
