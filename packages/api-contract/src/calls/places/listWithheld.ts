import { withholdable } from '@volan/domain-rules';
import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';

/**
 * Countries that do not offer some features, with these features. Countries that are not listed offer all. [J68, P67]
 */
export const listWithheld = defineCall({
  method: 'GET',
  path: '/country/withheld',
  access: 'public',
  summary: 'What is not offered in which country.',
  query: z.object({}),
  reply: z.array(
    z.object({
      id: z.int().describe('ISO 3166-1 numeric'),
      code: z.string(),
      withheld: z.array(z.enum(withholdable)),
    }),
  ),
  failures: [],
});
