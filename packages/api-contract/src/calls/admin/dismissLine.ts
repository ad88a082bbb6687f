import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { lineIdField, paymentReasonField } from '../../fields/paymentFields.ts';

/** Takes a line off the open ones that is for no order, or was sent back: kept with its reason. [M42] */
export const dismissLine = defineCall({
  method: 'POST',
  path: '/admin/statements/dismiss',
  access: 'orders.book',
  summary: 'Takes a line of a statement off the open ones.',
  body: z.strictObject({ line_id: lineIdField, reason: paymentReasonField }),
  reply: z.object({ dismissed: z.literal(true) }),
  failures: ['validation', 'not-found'],
});
