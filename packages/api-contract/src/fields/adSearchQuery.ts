import { lastPage, longestSearchText, readCatalogQuery, sortFields, sortOrders } from '@volan/domain-rules';
import { z } from 'zod';
import { flagText } from './flagText.ts';
import { idText } from './idText.ts';
import { language } from './languageQuery.ts';
import { numberText } from './numberText.ts';

const fields = z.strictObject({
  category_id: idText.optional().describe('the category and those below; none is all'),
  country: z.string().optional().describe('ISO 3166-1 codes joined by *; none is all'),
  page: numberText(1, lastPage).optional().describe('from 1, 24 ads each'),
  filters: z.string().optional().describe('key:value*value;key:min..max'),
  sort: z
    .enum(sortFields)
    .optional()
    .describe(
      'none is created_at, with words relevance; with the TOP group on page 1. price_rating: percent above the median of comparable ads, ads without a rating last',
    ),
  order: z
    .enum(sortOrders)
    .optional()
    .describe('none is asc for price, mileage and price_rating (the best deal first), desc for all others'),
  credit: flagText.optional().describe('1: only ads with financing'),
  q: z.string().max(longestSearchText).optional().describe('words to look for'),
  seller: idText.optional().describe('id of an account: only its ads, as in `seller.id` of an ad'),
  lang: language.optional(),
});

/**
 * Query of the search for ads: what the address of the catalog holds, read by the same codec, into a `CatalogQuery`
 * with the language of the reply. Whatever that codec cannot read is an issue of its parameter. [M08, B26, T04, T05]
 */
export const adSearchQuery = fields.transform(({ lang, ...given }, context) => {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(given)) {
    parameters.set(name, typeof value === 'boolean' ? String(Number(value)) : String(value));
  }
  const { query, bad } = readCatalogQuery(parameters);
  for (const { parameter, problem } of bad) {
    context.addIssue({
      code: 'custom',
      path: [parameter],
      message: problem ?? 'format',
      input: given[parameter],
    });
  }

  return { ...query, lang };
});
