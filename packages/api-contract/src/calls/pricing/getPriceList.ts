import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { PriceList } from '../../entities/PriceList.ts';

/** What is for sale and for how much, in the currency of the brand. [E16, L01, L02, L04-L18] */
export const getPriceList = defineCall({
  method: 'GET',
  path: '/price-list',
  access: 'public',
  summary: 'What is for sale, in the currency of the brand.',
  query: z.object({}),
  reply: PriceList,
  failures: [],
});
