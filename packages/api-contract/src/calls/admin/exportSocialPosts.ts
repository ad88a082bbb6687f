import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { socialPostsFilter } from '../../fields/tableFilters.ts';

/**
 * The table of promotions on social media with its filters, as CSV: all rows within reach, sent while they are read, no
 * cell a formula. A few of them at a time; each leaves an entry of the audit log. [M07, H04]
 */
export const exportSocialPosts = defineCall({
  method: 'GET',
  path: '/api/admin/export/social-posts',
  access: 'social-posts.edit',
  summary: 'Promotions on social media as CSV.',
  bare: true,
  query: socialPostsFilter,
  reply: z.string().describe('the text of the file'),
  failures: ['bad-query', 'rate-limited'],
});
