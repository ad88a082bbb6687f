import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { slugText } from '../../fields/slugText.ts';

/** Stops following a company. A company that is not followed is not an error. [B11] */
export const unfollowCompany = defineCall({
  method: 'DELETE',
  path: '/followed-companies/delete/{slug}',
  access: 'companies.follow',
  summary: 'Follows a company no longer.',
  params: z.object({ slug: slugText }),
  reply: z.strictObject({ removed: z.boolean().describe('false: it was not followed') }),
  failures: [],
});
