import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { Feed, FeedMapping, feedSchedules } from '../../entities/Feed.ts';
import { feedName, feedUrl } from '../../fields/feedFields.ts';

/**
 * Changes the sent settings of a feed. A new address is fetched at once. Only a feed with an address has a schedule.
 */
export const updateFeed = defineCall({
  method: 'POST',
  path: '/company/feed/update',
  access: 'feeds.edit',
  summary: 'Changes a feed.',
  body: z.strictObject({
    id: z.int().positive().max(2_147_483_647),
    name: feedName.optional(),
    url: feedUrl.optional(),
    schedule: z.enum(feedSchedules).optional(),
    mapping: FeedMapping.optional(),
  }),
  reply: Feed,
  failures: ['validation', 'not-found', 'rate-limited'],
});
