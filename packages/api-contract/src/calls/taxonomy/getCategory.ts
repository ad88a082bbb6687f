import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { CategoryWithSpecifications } from '../../entities/Taxonomy.ts';
import { idText } from '../../fields/idText.ts';
import { languageQuery } from '../../fields/languageQuery.ts';

/** One category with its questions, own and inherited. [J50] */
export const getCategory = defineCall({
  method: 'GET',
  path: '/category/get/{id}',
  access: 'public',
  summary: 'One category with its specifications.',
  params: z.object({ id: idText }),
  query: languageQuery,
  reply: CategoryWithSpecifications,
  failures: ['not-found'],
});
