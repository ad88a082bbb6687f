import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { SitemapPart } from '../../entities/Sitemap.ts';

/** Parts of the sitemap that hold active ads, ascending; empty parts are left out. At most ten minutes old. */
export const listSitemapParts = defineCall({
  method: 'GET',
  path: '/sitemap/ads',
  access: 'public',
  summary: 'Parts of the sitemap that hold active ads.',
  reply: z.array(SitemapPart),
  failures: [],
});
