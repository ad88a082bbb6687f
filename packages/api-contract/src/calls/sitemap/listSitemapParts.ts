import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { SitemapPart } from '../../entities/Sitemap.ts';

/** Parts of the sitemap with active ads, ascending, without empty ones. At most ten minutes old. */
export const listSitemapParts = defineCall({
  method: 'GET',
  path: '/sitemap/ads',
  access: 'public',
  summary: 'Parts of the sitemap that hold active ads.',
  reply: z.array(SitemapPart),
  failures: [],
});
