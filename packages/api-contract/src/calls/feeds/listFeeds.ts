import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { Feed } from '../../entities/Feed.ts';
import { idText } from '../../fields/idText.ts';

/** The feeds of a company, in the order of their names. [H07] */
export const listFeeds = defineCall({
  method: 'GET',
  path: '/company/feeds',
  access: 'feeds.edit',
  summary: 'The feeds of a company.',
  query: z.strictObject({ company_id: idText }),
  reply: z.object({
    feeds: z.array(Feed),
    is_in_plan: z.boolean().describe('the packet of the company has feeds [M13]'),
  }),
  failures: ['not-found'],
});
