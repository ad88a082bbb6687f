import type { FastifyInstance } from 'fastify';
import type { Taxonomy } from '../taxonomy/Taxonomy.ts';
import type { Database } from '../platform/database/connect.ts';
import { postgresSitemapStore } from './postgresStore.ts';
import { sitemapRoutes } from './routes.ts';
import { createSitemap } from './sitemap.ts';

/** Dependencies of the sitemap. */
export interface SitemapDeps {
  readonly taxonomy: Taxonomy;
  readonly database: Database;
  readonly now: () => number;
}

/** The sitemap for search engines. */
export function sitemapModule({ taxonomy, database, now }: SitemapDeps) {
  const sitemap = createSitemap(taxonomy, postgresSitemapStore(database.sql), now);
  return { routes: (app: FastifyInstance) => sitemapRoutes(app, sitemap, taxonomy) };
}
