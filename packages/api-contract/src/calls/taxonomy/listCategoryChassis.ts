import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { Chassis } from '../../entities/Taxonomy.ts';
import { idText } from '../../fields/idText.ts';

/** Generations of the models of a category; `model_id` narrows them to one model. [J48] */
export const listCategoryChassis = defineCall({
  method: 'GET',
  path: '/items/category/chassis/{id}',
  access: 'public',
  summary: 'Generations of the models of a category.',
  params: z.object({ id: idText.describe('category') }),
  query: z.strictObject({ model_id: idText.optional().describe('narrows the list to one model') }),
  reply: z.array(Chassis),
  failures: ['not-found'],
});
