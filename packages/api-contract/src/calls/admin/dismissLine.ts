import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { lineIdField, paymentReasonField } from '../../fields/paymentFields.ts';

/** Closes an open line that belongs to no order, or whose money was sent back. The reason is stored. [M42] */
export const dismissLine = defineCall({
  method: 'POST',
  path: '/admin/statements/dismiss',
  access: 'orders.book',
  summary: 'Takes a line of a statement off the open ones.',
  body: z.strictObject({ line_id: lineIdField, reason: paymentReasonField }),
  reply: z.object({ dismissed: z.literal(true) }),
  failures: ['validation', 'not-found'],
});
