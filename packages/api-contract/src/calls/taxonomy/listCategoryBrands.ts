import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { Brand } from '../../entities/Taxonomy.ts';
import { idText } from '../../fields/idText.ts';

/** Makes of a category, by sort and then by name. [J46] */
export const listCategoryBrands = defineCall({
  method: 'GET',
  path: '/items/category/brands/{id}',
  access: 'public',
  summary: 'Makes of a category.',
  params: z.object({ id: idText.describe('category') }),
  reply: z.array(Brand),
  failures: ['not-found'],
});
