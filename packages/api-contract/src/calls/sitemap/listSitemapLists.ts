import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { SitemapList } from '../../entities/Sitemap.ts';

/** Lists with active ads: categories, their makes and models. At most ten minutes old. */
export const listSitemapLists = defineCall({
  method: 'GET',
  path: '/sitemap/lists',
  access: 'public',
  summary: 'Categories, makes and models that hold active ads.',
  query: z.object({
    country: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .optional()
      .describe('ISO 3166-1 code: only lists with ads of that country'),
  }),
  reply: z.array(SitemapList),
  failures: [],
});
