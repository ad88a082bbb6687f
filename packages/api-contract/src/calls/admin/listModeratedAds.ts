import { lastPage } from '@volan/domain-rules';
import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { ModeratedAd } from '../../entities/SellerAd.ts';
import { languageQuery } from '../../fields/languageQuery.ts';
import { numberText } from '../../fields/numberText.ts';
import { adsFilter } from '../../fields/tableFilters.ts';

/**
 * Ads for moderators, 24 a page. Waiting ads: the riskiest first, then the longest waiting. Ads in another state: the
 * last changed first. Regional administrators see those of their own country. [J139, P57, H04]
 */
export const listModeratedAds = defineCall({
  method: 'GET',
  path: '/admin/ads',
  access: 'ads.list',
  summary: 'Ads for moderators.',
  query: adsFilter.extend({ ...languageQuery.shape, page: numberText(1, lastPage).optional().describe('from 1') }),
  reply: z.array(ModeratedAd).max(24),
  meta: z.object({
    page: z.int(),
    total: z.int(),
    pending: z.int().describe('that wait, within reach'),
    queue: z
      .object({ position: z.int().describe('from 1'), previous: z.int().nullable(), next: z.int().nullable() })
      .nullable()
      .describe(
        'position of the ad that `search` names among the waiting ads, and its neighbours; null: it does not wait',
      ),
  }),
  failures: ['bad-query'],
});
