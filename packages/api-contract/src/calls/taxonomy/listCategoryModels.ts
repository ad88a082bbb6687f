import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { Model } from '../../entities/Taxonomy.ts';
import { idText } from '../../fields/idText.ts';

/** Models of a make in a category, by sort and then by name. [J47] */
export const listCategoryModels = defineCall({
  method: 'GET',
  path: '/items/category/models/{categoryId}/{brandId}',
  access: 'public',
  summary: 'Models of a make in a category.',
  params: z.object({ categoryId: idText, brandId: idText }),
  reply: z.array(Model),
  failures: ['not-found'],
});
