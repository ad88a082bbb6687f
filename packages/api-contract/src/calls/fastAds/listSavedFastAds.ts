import { fastAdsPerPage, lastFastAdPage } from '@volan/domain-rules';
import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { FastAd, FastAdListMeta } from '../../entities/FastAd.ts';
import { languageQuery } from '../../fields/languageQuery.ts';
import { numberText } from '../../fields/numberText.ts';

/** Saved fast ads that are public, the last saved first. They are saved by PUT /favourites as full ads are. [B40, M09] */
export const listSavedFastAds = defineCall({
  method: 'GET',
  path: '/fast-ads/saved',
  access: 'favourites.edit',
  summary: 'Saved fast ads, the last saved first, 24 a page.',
  query: languageQuery.extend({ page: numberText(1, lastFastAdPage).optional().describe('from 1') }),
  reply: z.array(FastAd).max(fastAdsPerPage),
  meta: FastAdListMeta,
  failures: ['bad-query'],
});
