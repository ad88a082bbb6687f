import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { SitemapFastAd, sitemapEntriesPerAnswer } from '../../entities/Sitemap.ts';
import { numberText } from '../../fields/numberText.ts';

/** Public fast ads, by id. Repeat with `after` until a reply is not full. [M17, M60] */
export const listSitemapFastAds = defineCall({
  method: 'GET',
  path: '/sitemap/fast-ads',
  access: 'public',
  summary: 'Public fast ads, by id, a thousand at a time.',
  query: z.object({
    after: numberText(0, 2_147_483_647).optional().describe('id of the last fast ad of the answer before'),
  }),
  reply: z.array(SitemapFastAd).max(sitemapEntriesPerAnswer),
  failures: [],
});
