import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { ManagedPayment } from '../../entities/ManagedPayment.ts';
import { paymentReasonField, transferAmountField, transferReferenceField } from '../../fields/paymentFields.ts';

/**
 * Records that an administrator has seen the transfer of an order on the account. The received amount is typed in; if
 * it is not the expected one, `mismatch` is at `amount`. An order that was cancelled or paid meanwhile is not
 * fulfilled: its payment goes to review. `conflict`: the transfer has arrived before. Administrators cannot confirm
 * their own payments. [M42, M43]
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
