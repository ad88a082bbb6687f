import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { SitemapAd, sitemapEntriesPerAnswer } from '../../entities/Sitemap.ts';
import { numberText } from '../../fields/numberText.ts';

/**
 * Active ads of a part of the sitemap, by id; empty for an unknown part. Repeat with `after` until a reply is not full.
 */
export const listSitemapAds = defineCall({
  method: 'GET',
  path: '/sitemap/ads/{part}',
  access: 'public',
  summary: 'Active ads of a part of the sitemap, by id, a thousand at a time.',
  params: z.object({ part: numberText(0, 214_747) }),
  query: z.object({
    after: numberText(0, 2_147_483_647).optional().describe('id of the last ad of the answer before'),
  }),
  reply: z.array(SitemapAd).max(sitemapEntriesPerAnswer),
  failures: ['not-found'],
});
