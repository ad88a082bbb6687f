import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { SitemapService, sitemapEntriesPerAnswer } from '../../entities/Sitemap.ts';
import { numberText } from '../../fields/numberText.ts';

/** Public car services, by id. Repeat with `after` until a reply is not full. [A07, M60] */
export const listSitemapServices = defineCall({
  method: 'GET',
  path: '/sitemap/services',
  access: 'public',
  summary: 'Public car services, by id, a thousand at a time.',
  query: z.object({
    after: numberText(0, 2_147_483_647).optional().describe('id of the last service of the answer before'),
  }),
  reply: z.array(SitemapService).max(sitemapEntriesPerAnswer),
  failures: [],
});
