import { lastPage } from '@volan/domain-rules';
import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { SocialPost } from '../../entities/SocialPost.ts';
import { languageQuery } from '../../fields/languageQuery.ts';
import { numberText } from '../../fields/numberText.ts';
import { socialPostsFilter } from '../../fields/tableFilters.ts';

/**
 * Promotions on social media, 50 a page. By default those that wait for a post, the longest waiting first; those of ads
 * that buyers cannot see now come last, until their days are over. Posted ones: the last posted first. Refunded ones
 * are left out. Regional administrators see those of ads of their own country. [M07, H04]
 */
export const listSocialPosts = defineCall({
  method: 'GET',
  path: '/admin/social-posts',
  access: 'social-posts.edit',
  summary: 'Promotions on social media that wait for a post.',
  query: socialPostsFilter.extend({
    ...languageQuery.shape,
    page: numberText(1, lastPage).optional().describe('from 1'),
  }),
  reply: z.array(SocialPost).max(50),
  meta: z.object({ page: z.int(), total: z.int() }),
  failures: ['bad-query'],
});
