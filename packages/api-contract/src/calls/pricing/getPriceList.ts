import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { countryText } from '../../fields/countryText.ts';
import { PriceList } from '../../entities/PriceList.ts';

/**
 * Products with their prices, in the currency of the brand. With a `country` it leaves out products that the country
 * does not offer. [E16, J68, L01, L02, L04-L18]
 */
export const getPriceList = defineCall({
  method: 'GET',
  path: '/price-list',
  access: 'public',
  summary: 'What is for sale, in the currency of the brand.',
  query: z.object({ country: countryText.optional() }),
  reply: PriceList,
  failures: [],
});
