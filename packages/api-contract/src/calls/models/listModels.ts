import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { ModelsOfBrand } from '../../entities/ModelInformation.ts';
import { countryText } from '../../fields/countryText.ts';

/**
 * Makes with their models and the number of active ads of each. Without words: makes that have ads, each with at most
 * eight models that have any. With words: every model whose make and name hold them, at most 240. [B28]
 */
export const listModels = defineCall({
  method: 'GET',
  path: '/models',
  access: 'public',
  summary: 'Makes with their models and the number of active ads of each.',
  query: z.strictObject({
    q: z.string().max(80).optional().describe('words of a make or a model'),
    country: countryText.optional(),
  }),
  reply: z.array(ModelsOfBrand),
  failures: [],
});
