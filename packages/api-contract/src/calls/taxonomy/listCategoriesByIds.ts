import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { Category } from '../../entities/Taxonomy.ts';
import { languageQuery } from '../../fields/languageQuery.ts';

/** Most ids that one call may ask for. */
const maxIds = 100;

/** Categories in the order of `ids`; unknown ids are skipped. [J51] */
export const listCategoriesByIds = defineCall({
  method: 'POST',
  path: '/category/categories-by-ids',
  access: 'public',
  summary: 'Categories in the order of the ids; unknown ids are skipped.',
  query: languageQuery,
  body: z.strictObject({ ids: z.array(z.int()).max(maxIds) }),
  reply: z.array(Category),
  failures: [],
});
