import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { Category } from '../../entities/Taxonomy.ts';
import { languageQuery } from '../../fields/languageQuery.ts';
import { slugText } from '../../fields/slugText.ts';

/** Words that occur at the position of a category slug, so no category may have them. [J44, T51] */
export const reservedCategorySlugs = ['list', 'brands', 'models', 'chassis', 'fuels'] as const;

const categorySlug = slugText.refine((slug) => !reservedCategorySlugs.some((word) => word === slug), 'reserved');

/** One category by its slug. [J44] */
export const getCategoryBySlug = defineCall({
  method: 'GET',
  path: '/items/category/{slug}',
  access: 'public',
  summary: 'One category by its slug.',
  params: z.object({ slug: categorySlug }),
  query: languageQuery,
  reply: Category,
  failures: ['not-found'],
});
