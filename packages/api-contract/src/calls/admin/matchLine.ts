import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { ManagedPayment } from '../../entities/ManagedPayment.ts';
import { lineIdField, paymentReasonField, transferReferenceField } from '../../fields/paymentFields.ts';

/**
 * Books an open line for the order of a reference, with a reason. The administrator may accept a larger amount than the
 * price. `conflict`: the amount is too small, the currency differs, another line has paid the order, or the bank took
 * the money back. `gone` at `reference`: there is no such order. Administrators cannot book their own payments.
 * [M42, M43]
 */
export const matchLine = defineCall({
  method: 'POST',
  path: '/admin/statements/match',
  access: 'orders.book',
  summary: 'Books a line of a statement for an order.',
  body: z.strictObject({ line_id: lineIdField, reference: transferReferenceField, reason: paymentReasonField }),
  reply: ManagedPayment,
  failures: ['validation', 'not-found', 'forbidden', 'conflict'],
});
