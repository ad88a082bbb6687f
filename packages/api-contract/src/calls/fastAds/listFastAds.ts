import { fastAdRadii, fastAdsPerPage, lastFastAdPage, longestSearchText } from '@volan/domain-rules';
import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { FastAd, FastAdListMeta } from '../../entities/FastAd.ts';
import { countryText } from '../../fields/countryText.ts';
import { idText } from '../../fields/idText.ts';
import { languageQuery } from '../../fields/languageQuery.ts';
import { numberText } from '../../fields/numberText.ts';

const highestPrice = 10_000_000;

const radiusText = numberText(1, 1000).refine((radius) => fastAdRadii.some((one) => one === radius), 'value');

/**
 * Public fast ads, the newest first, 24 a page. `city_id` alone lists the ads of that town; with `radius` (5, 10,
 * 25, 50 or 100 kilometres) also those near it. Words are read as in the catalogue: scripts and diacritics do not matter.
 * An id that does not exist finds nothing. [M17, C12, B42]
 */
export const listFastAds = defineCall({
  method: 'GET',
  path: '/fast-ads',
  access: 'public',
  summary: 'Public fast ads, the newest first, 24 a page.',
  query: languageQuery.extend({
    category_id: idText.optional().describe('with the categories below it'),
    brand_id: idText.optional().describe('a make that the line names'),
    country: countryText.optional(),
    region_id: idText.optional(),
    city_id: idText.optional(),
    radius: radiusText.optional().describe('kilometres around the town'),
    min_price: numberText(0, highestPrice).optional().describe('whole euros'),
    max_price: numberText(0, highestPrice).optional().describe('whole euros'),
    q: z.string().max(longestSearchText).optional(),
    page: numberText(1, lastFastAdPage).optional().describe('from 1'),
  }),
  reply: z.array(FastAd).max(fastAdsPerPage),
  meta: FastAdListMeta,
  failures: ['bad-query'],
});
