import { listingLimits } from '@volan/domain-rules';
import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { AdListed } from '../../entities/Ad.ts';
import { countryText } from '../../fields/countryText.ts';
import { languageQuery } from '../../fields/languageQuery.ts';

/**
 * At most nine active ads with a running promotion for the home page, in an order that changes each hour. Other ads
 * never fill the list, because its places are paid for and labelled so. [L19, M07, M50]
 */
export const listHomeAds = defineCall({
  method: 'GET',
  path: '/ads/home',
  access: 'public',
  summary: 'At most nine active ads that are promoted on the home page, in an order that changes each hour.',
  query: languageQuery.extend({ country: countryText.optional().describe('ISO 3166-1 code; none is all') }),
  reply: z.array(AdListed).max(listingLimits.homeAds),
  failures: [],
});
