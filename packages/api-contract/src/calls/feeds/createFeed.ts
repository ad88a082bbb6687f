import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { Feed } from '../../entities/Feed.ts';
import { feedName, feedUrl } from '../../fields/feedFields.ts';

/**
 * Creates a feed of a company. A feed with an address is fetched at once: errors of the file are codes of `feedErrors`
 * at `url`. Without the packet `plan-needed` is at `plan`; beyond ten feeds `max` at `name`. [H07, M13]
 */
export const createFeed = defineCall({
  method: 'PUT',
  path: '/company/feed/create',
  access: 'feeds.edit',
  summary: 'Begins a feed of a company.',
  body: z.strictObject({
    company_id: z.int().positive().max(2_147_483_647),
    category_id: z.int().positive().max(2_147_483_647),
    name: feedName,
    url: feedUrl.default(''),
  }),
  reply: Feed,
  failures: ['validation', 'not-found', 'rate-limited'],
});
