import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { ManagedPayment } from '../../entities/ManagedPayment.ts';
import { lineIdField, paymentReasonField, transferReferenceField } from '../../fields/paymentFields.ts';

/**
 * Books an open line for the order of a reference, with a reason. The administrator may accept another amount than was
 * asked for. Another currency is `conflict`, and so are an order that another line has paid, and money that was called
 * back. No such order: `gone` at `reference`. Never the own payment. [M42, M43]
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
