import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { socialPostsFilter } from '../../fields/tableFilters.ts';

/**
 * The filtered table of promotions on social media as CSV with all rows that the administrator may see, streamed while
 * they are read. No cell is a formula. Only a few exports run at a time, and each writes an audit entry. [M07, H04]
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
