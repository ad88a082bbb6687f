import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { CategoryBrand } from '../../entities/Taxonomy.ts';
import { idText } from '../../fields/idText.ts';

/** Makes of a category, by sort and then by name, each with its ads and nicknames. [J46, N01] */
export const listCategoryBrands = defineCall({
  method: 'GET',
  path: '/items/category/brands/{id}',
  access: 'public',
  summary: 'Makes of a category.',
  params: z.object({ id: idText.describe('category') }),
  reply: z.array(CategoryBrand),
  failures: ['not-found'],
});
