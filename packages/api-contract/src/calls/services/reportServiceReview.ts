import { reviewReportReasons } from '@volan/domain-rules';
import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { idField } from '../../fields/conversationFields.ts';

/**
 * Reports a review of a car service to the moderators, once for each user; a repeated report changes nothing. At most 10
 * a day. The review stays public until a moderator decides. An own review is `forbidden`. [M16, P57]
 */
export const reportServiceReview = defineCall({
  method: 'PUT',
  path: '/services/review/report',
  access: 'account.edit',
  summary: 'Reports a review of a car service.',
  body: z.strictObject({
    review_id: idField,
    reason: z.enum(reviewReportReasons),
    text: z.string().trim().max(1000).optional().describe('needed with the reason `other`'),
  }),
  reply: z.object({ reported: z.literal(true) }),
  failures: ['validation', 'not-found', 'forbidden', 'rate-limited'],
});
