import { lastPage, reviewKinds } from '@volan/domain-rules';
import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { ReviewItem } from '../../entities/ReviewItem.ts';
import { flagText } from '../../fields/flagText.ts';
import { languageQuery } from '../../fields/languageQuery.ts';
import { numberText } from '../../fields/numberText.ts';

/**
 * All cases that wait for a moderator, 24 a page: paid reviews first, then the highest score, then the longest waiting;
 * cases with an open question come last. All reports of a public ad are one case, decided together with the ad.
 * Regional administrators see cases of their own country. [M05, P57, H04]
 */
export const listReviewItems = defineCall({
  method: 'GET',
  path: '/admin/review-items',
  access: 'ads.list',
  summary: 'Everything that waits for a moderator.',
  query: languageQuery.extend({
    page: numberText(1, lastPage).optional().describe('from 1'),
    kind: z.enum(reviewKinds).optional(),
    fast: flagText.optional().describe('only cases about fast ads, or only those about full ones [M17]'),
  }),
  reply: z.array(ReviewItem).max(24),
  meta: z.object({ page: z.int(), total: z.int() }),
  failures: ['bad-query'],
});
