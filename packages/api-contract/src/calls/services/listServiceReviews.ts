import { lastReviewPage, reviewLimits } from '@volan/domain-rules';
import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { ServiceReview, ServiceReviewListMeta } from '../../entities/ServiceReview.ts';
import { idText } from '../../fields/idText.ts';
import { numberText } from '../../fields/numberText.ts';

/**
 * Reviews of a public car service, the newest first, 10 a page. Those that a moderator removed and those of banned
 * accounts are left out. [M16]
 */
export const listServiceReviews = defineCall({
  method: 'GET',
  path: '/services/{id}/reviews',
  access: 'public',
  summary: 'Reviews of a car service, 10 a page.',
  params: z.object({ id: idText }),
  query: z.object({ page: numberText(1, lastReviewPage).optional().describe('from 1') }),
  reply: z.array(ServiceReview).max(reviewLimits.perPage),
  meta: ServiceReviewListMeta,
  failures: ['not-found', 'bad-query'],
});
