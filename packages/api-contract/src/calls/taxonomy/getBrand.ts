import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { Brand } from '../../entities/Taxonomy.ts';
import { idText } from '../../fields/idText.ts';

/** One make. [J45] */
export const getBrand = defineCall({
  method: 'GET',
  path: '/items/brand/{id}',
  access: 'public',
  summary: 'One make.',
  params: z.object({ id: idText }),
  reply: Brand,
  failures: ['not-found'],
});
