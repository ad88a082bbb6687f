import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { ModelYearPrices } from '../../entities/ModelYearPrices.ts';
import { idText } from '../../fields/idText.ts';
import { numberText } from '../../fields/numberText.ts';
import { slugText } from '../../fields/slugText.ts';

/**
 * What ads of a model ask around two of its years, for an estimate of its loss of value. Ads of damaged vehicles and
 * prices that are none do not count, as in the price rating. [N16, N03]
 */
export const getModelYearPrices = defineCall({
  method: 'GET',
  path: '/ads/model-year-prices',
  access: 'public',
  summary: 'What ads of a model ask around two of its years.',
  query: z.strictObject({
    model_id: idText,
    fuel: slugText.describe('answer of the question `gorivo`'),
    year: numberText(1880, 2200).describe('of the vehicle as it is now'),
    later_year: numberText(1880, 2200).describe('of vehicles that are now as old as it will be'),
  }),
  reply: ModelYearPrices,
  failures: ['bad-query', 'not-found'],
});
