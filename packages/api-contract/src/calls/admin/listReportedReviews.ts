import { lastPage } from '@volan/domain-rules';
import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { ReportedReview } from '../../entities/ServiceReview.ts';
import { numberText } from '../../fields/numberText.ts';

/**
 * Public reviews of car services with reports that wait for a decision, 24 a page, the longest waiting first. Regional
 * administrators see those of services in their own country. [M16, P57, H04]
 */
export const listReportedReviews = defineCall({
  method: 'GET',
  path: '/admin/reported-reviews',
  access: 'ads.list',
  summary: 'Reported reviews of car services.',
  query: z.object({ page: numberText(1, lastPage).optional().describe('from 1') }),
  reply: z.array(ReportedReview).max(24),
  meta: z.object({ page: z.int(), total: z.int() }),
  failures: ['bad-query'],
});
