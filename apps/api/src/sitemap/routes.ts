import {
  listSitemapAds,
  listSitemapCompanies,
  listSitemapFastAds,
  listSitemapLists,
  listSitemapParts,
  listSitemapServices,
} from '@volan/api-contract';
import type { FastifyInstance } from 'fastify';
import type { Taxonomy } from '../taxonomy/Taxonomy.ts';
import { serve } from '../platform/server/serve.ts';
import type { Sitemap } from './sitemap.ts';

/** Calls about the sitemap. [M60] */
export function sitemapRoutes(app: FastifyInstance, sitemap: Sitemap, taxonomy: Taxonomy) {
  serve(app, listSitemapParts, () => sitemap.parts(null));
  serve(app, listSitemapAds, ({ part, after = 0 }) => sitemap.ads(part, after));
  serve(app, listSitemapCompanies, ({ after = 0 }) => sitemap.companies(after));
  serve(app, listSitemapFastAds, ({ after = 0 }) => sitemap.fastAds(after));
  serve(app, listSitemapServices, ({ after = 0 }) => sitemap.services(after));
  serve(app, listSitemapLists, ({ country = null }) =>
    country === null || taxonomy.current().registry.countriesByCode.has(country) ? sitemap.lists(country) : [],
  );
}
