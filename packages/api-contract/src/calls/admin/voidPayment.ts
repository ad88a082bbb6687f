import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { ManagedPayment } from '../../entities/ManagedPayment.ts';
import { attemptIdField, paymentReasonField } from '../../fields/paymentFields.ts';

/**
 * Releases an authorised payment: nothing is charged, and the order is cancelled. A repeated call after the release has the
 * same reply. If the bank refuses: `void-refused`. If the bank does not answer: `payment-unavailable`, and a job asks it
 * again until it has released the money. `conflict`: the payment is not authorised (any more), or another request asks the
 * bank at this moment. Administrators cannot release their own payments. [M43, J135]
 */
export const voidPayment = defineCall({
  method: 'POST',
  path: '/admin/payments/void',
  access: 'orders.refund',
  summary: 'Releases an authorised payment.',
  body: z.strictObject({ attempt_id: attemptIdField, reason: paymentReasonField }),
  reply: ManagedPayment,
  failures: ['validation', 'not-found', 'forbidden', 'conflict', 'void-refused', 'payment-unavailable'],
});
