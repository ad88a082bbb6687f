import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { Fuel } from '../../entities/Taxonomy.ts';
import { idText } from '../../fields/idText.ts';
import { languageQuery } from '../../fields/languageQuery.ts';

/** Fuels of a category: the answers of its specification `gorivo`. [J49] */
export const listCategoryFuels = defineCall({
  method: 'GET',
  path: '/items/category/fuels/{id}',
  access: 'public',
  summary: 'Fuels of a category.',
  params: z.object({ id: idText.describe('category') }),
  query: languageQuery,
  reply: z.array(Fuel),
  failures: ['not-found'],
});
