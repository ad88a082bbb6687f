import { lastPage, longestOwnAdSearch, ownAdOrders } from '@volan/domain-rules';
import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { MyAd, MyAdListMeta } from '../../entities/SellerAd.ts';
import { idText } from '../../fields/idText.ts';
import { languageQuery } from '../../fields/languageQuery.ts';
import { numberText } from '../../fields/numberText.ts';

/**
 * Own ads and those of companies that the user acts for, 24 a page: active ones, inactive ones with the reason, or those
 * that wait for the seller (a question, a refusal, or an end within a week).
 * [B08, B09, M04]
 */
export const listMyAds = defineCall({
  method: 'GET',
  path: '/ads/mine',
  access: 'account.read',
  summary: 'Own ads, active, inactive, or waiting for their seller.',
  query: languageQuery.extend({
    state: z.enum(['active', 'inactive', 'attention']).optional().describe('`active` where it is not named'),
    page: numberText(1, lastPage).optional().describe('from 1'),
    company_id: idText.optional().describe('only those of one company'),
    q: z
      .string()
      .max(longestOwnAdSearch)
      .optional()
      .describe('words of the ad, its year or its number; an ad has all of them'),
    sort: z.enum(ownAdOrders).optional().describe('`changed` where it is not named'),
  }),
  reply: z.array(MyAd).max(24),
  meta: MyAdListMeta,
  failures: ['bad-query'],
});
