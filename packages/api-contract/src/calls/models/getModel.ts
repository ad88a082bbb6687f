import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { ModelInformation } from '../../entities/ModelInformation.ts';
import { countryText } from '../../fields/countryText.ts';
import { language } from '../../fields/languageQuery.ts';
import { slugText } from '../../fields/slugText.ts';

/**
 * Facts about a model from its active ads: generations, asking prices, answers. Also for a model without ads. A slug
 * that several categories share means the model with most ads. [B28]
 */
export const getModel = defineCall({
  method: 'GET',
  path: '/models/{brand}/{model}',
  access: 'public',
  summary: 'What the active ads say about a model: generations, asking prices, facts.',
  params: z.object({ brand: slugText.describe('slug of the make'), model: slugText.describe('slug of the model') }),
  query: z.strictObject({ country: countryText.optional(), lang: language.optional() }),
  reply: ModelInformation,
  failures: ['not-found'],
});
