import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { Category } from '../../entities/Taxonomy.ts';
import { countryText } from '../../fields/countryText.ts';
import { languageQuery } from '../../fields/languageQuery.ts';
import { slugText } from '../../fields/slugText.ts';

/**
 * Categories as a flat list, parents before children. `slug` limits it to a subtree with its root, `country` limits the
 * counted ads. [J43]
 */
export const listCategories = defineCall({
  method: 'GET',
  path: '/items/category/list',
  access: 'public',
  summary: 'Categories as a flat list, parents before children.',
  query: languageQuery.extend({
    slug: slugText.optional().describe('narrows the list to this category and those below'),
    country: countryText.optional().describe('counts only the ads of this country'),
  }),
  reply: z.array(Category),
  failures: [],
});
