import { reviewReportDecisions } from '@volan/domain-rules';
import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { idField } from '../../fields/conversationFields.ts';

/**
 * Decides about all waiting reports of a review: it stays, or it is removed. A removal needs a reason for the author,
 * who gets a statement of it and can appeal. [M16, P57, P60]
 */
export const decideReportedReview = defineCall({
  method: 'POST',
  path: '/admin/reported-review',
  access: 'ads.moderate',
  summary: 'Decides about a reported review.',
  body: z.strictObject({
    id: idField.describe('the review'),
    decision: z.enum(reviewReportDecisions),
    reason: z.string().trim().max(500).optional().describe('needed to remove it'),
  }),
  reply: z.object({ decided: z.literal(true) }),
  failures: ['validation', 'not-found', 'forbidden'],
});
