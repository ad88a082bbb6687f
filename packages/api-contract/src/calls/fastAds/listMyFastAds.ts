import { fastAdsPerPage, lastFastAdPage } from '@volan/domain-rules';
import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { MyFastAd, MyFastAdListMeta } from '../../entities/FastAd.ts';
import { languageQuery } from '../../fields/languageQuery.ts';
import { numberText } from '../../fields/numberText.ts';

/** Own fast ads and those of companies that the user acts for, in any state but archived, the last changed first. [B41] */
export const listMyFastAds = defineCall({
  method: 'GET',
  path: '/fast-ads/mine',
  access: 'account.read',
  summary: 'Own fast ads, the last changed first, 24 a page.',
  query: languageQuery.extend({ page: numberText(1, lastFastAdPage).optional().describe('from 1') }),
  reply: z.array(MyFastAd).max(fastAdsPerPage),
  meta: MyFastAdListMeta,
  failures: ['bad-query'],
});
