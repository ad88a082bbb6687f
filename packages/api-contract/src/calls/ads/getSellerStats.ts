import { lastPage, statsOrders, statsSpans } from '@volan/domain-rules';
import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { SellerStats } from '../../entities/SellerStats.ts';
import { idText } from '../../fields/idText.ts';
import { languageQuery } from '../../fields/languageQuery.ts';
import { numberText } from '../../fields/numberText.ts';

/**
 * Impressions, views, phone reveals, conversations, favourites and comparisons of all own ads and those of companies
 * that the user acts for, with the numbers of the span before. Ads with the highest numbers come first. [P39, C58, H07]
 */
export const getSellerStats = defineCall({
  method: 'GET',
  path: '/ads/stats',
  access: 'ads.stats',
  summary: 'How all own ads do, beside the span before.',
  query: languageQuery.extend({
    span: z.enum(statsSpans).optional().describe('`month` where it is not named'),
    ad_id: idText.optional().describe('sums and points of one own ad'),
    order: z.enum(statsOrders).optional().describe('`views` where it is not named'),
    direction: z.enum(['asc', 'desc']).optional().describe('`desc` where it is not named'),
    page: numberText(1, lastPage).optional().describe('page of the ads, from 1'),
    per_page: numberText(1, 100).optional().describe('ads of a page, 50 where it is not named'),
  }),
  reply: SellerStats,
  meta: z.object({ page: z.int(), pages: z.int(), total: z.int(), per_page: z.int() }),
  failures: ['bad-query', 'not-found'],
});
