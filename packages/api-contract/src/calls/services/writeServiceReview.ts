import { reviewLimits } from '@volan/domain-rules';
import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { ServiceReview } from '../../entities/ServiceReview.ts';
import { idField } from '../../fields/conversationFields.ts';

/**
 * Reviews a car service. Allowed after a contact: the service answered the user in a conversation, or the user asked for
 * its phone a day ago (`contact-first` at `service_id`). Nobody reviews a company that they act for (`own-service` at
 * `service_id`). A second review of the same service is a `conflict`. Contacts in the text are masked. [M16]
 */
export const writeServiceReview = defineCall({
  method: 'PUT',
  path: '/services/review',
  access: 'services.review',
  summary: 'Reviews a car service.',
  body: z.strictObject({
    service_id: idField,
    rating: z.int().min(1).max(5),
    text: z.string().trim().min(reviewLimits.minLength).max(reviewLimits.maxLength),
  }),
  reply: ServiceReview,
  failures: ['validation', 'not-found', 'forbidden', 'conflict', 'rate-limited'],
});
