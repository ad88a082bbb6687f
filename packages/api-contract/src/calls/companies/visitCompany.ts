import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { slugText } from '../../fields/slugText.ts';

/** Records a visit of a followed company's page, so that its present ads are no longer new. [B11] */
export const visitCompany = defineCall({
  method: 'PUT',
  path: '/followed-companies/visit',
  access: 'companies.followed',
  summary: 'Remembers that a followed company was looked at.',
  body: z.strictObject({ slug: slugText }),
  reply: z.strictObject({ visited: z.boolean().describe('false: it is not followed') }),
  failures: [],
});
