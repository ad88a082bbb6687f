import { reviewLimits } from '@volan/domain-rules';
import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { ServiceReview } from '../../entities/ServiceReview.ts';
import { idField } from '../../fields/conversationFields.ts';

/**
 * Replies to a review of an own car service, once: a second reply is a `conflict`. Contacts in the text are masked.
 * [M16]
 */
export const replyToServiceReview = defineCall({
  method: 'PUT',
  path: '/services/review/reply',
  access: 'services.edit',
  summary: 'Replies to a review of an own car service.',
  body: z.strictObject({ review_id: idField, text: z.string().trim().min(1).max(reviewLimits.maxLength) }),
  reply: ServiceReview,
  failures: ['validation', 'not-found', 'forbidden', 'conflict', 'rate-limited'],
});
