import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { ManagedPayment } from '../../entities/ManagedPayment.ts';
import { attemptIdField, paymentReasonField } from '../../fields/paymentFields.ts';

/**
 * Releases the money that a card has reserved: nothing is charged, and the order is cancelled. Asked for again after it was released, it
 * answers the same. A bank that says no: `void-refused`; one that does not answer: `payment-unavailable`; it is asked again by itself
 * until it has released the money. `conflict`: nothing is reserved (any more), or somebody else asks the bank at this moment. Never the
 * own payment. [M43, J135]
 */
export const voidPayment = defineCall({
  method: 'POST',
  path: '/admin/payments/void',
  access: 'orders.refund',
  summary: 'Releases reserved money.',
  body: z.strictObject({ attempt_id: attemptIdField, reason: paymentReasonField }),
  reply: ManagedPayment,
  failures: ['validation', 'not-found', 'forbidden', 'conflict', 'void-refused', 'payment-unavailable'],
});
