import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { PriceHelp } from '../../entities/SellerAd.ts';
import { idText } from '../../fields/idText.ts';
import { numberText } from '../../fields/numberText.ts';
import { slugText } from '../../fields/slugText.ts';

/** Prices of comparable ads, for a price that is being typed. [P36, N03] */
export const getPriceHelp = defineCall({
  method: 'GET',
  path: '/ads/price-help',
  access: 'public',
  summary: 'What comparable ads ask.',
  query: z.strictObject({
    model_id: idText,
    fuel: slugText.describe('answer of the question `gorivo`'),
    year: numberText(1880, 2200),
    mileage: numberText(0, 2_000_000),
  }),
  reply: PriceHelp,
  failures: ['bad-query'],
});
