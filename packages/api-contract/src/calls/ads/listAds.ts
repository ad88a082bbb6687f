import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { AdListed } from '../../entities/Ad.ts';
import { AdSearchMeta } from '../../entities/AdSearch.ts';
import { adSearchQuery } from '../../fields/adSearchQuery.ts';

/** Active ads that match a search, 24 a page, with exact total, facet counts and ranges. [M08, B26, T04, T28] */
export const listAds = defineCall({
  method: 'GET',
  path: '/ads',
  access: 'public',
  summary: 'Active ads that match a search, 24 a page, with exact total, facet counts and ranges.',
  query: adSearchQuery,
  reply: z.array(AdListed).max(24),
  meta: AdSearchMeta,
  failures: ['bad-query'],
});
