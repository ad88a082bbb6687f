import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { ManagedPayment } from '../../entities/ManagedPayment.ts';
import { paymentReasonField, transferAmountField, transferReferenceField } from '../../fields/paymentFields.ts';

/**
 * Writes down that the transfer of an order has arrived, by what an administrator saw on the account. The amount that
 * came is typed in: another one than was asked for is `mismatch` at `amount`. An order that was cancelled or paid
 * meanwhile is not granted: its payment has to be looked at. One that has arrived already: `conflict`. Never the own
 * payment. [M42, M43]
 */
export const confirmTransfer = defineCall({
  method: 'POST',
  path: '/admin/payments/transfer',
  access: 'orders.book',
  summary: 'Writes down that a transfer has arrived.',
  body: z.strictObject({
    reference: transferReferenceField,
    amount: transferAmountField,
    reason: paymentReasonField,
  }),
  reply: ManagedPayment,
  failures: ['validation', 'not-found', 'forbidden', 'conflict'],
});
