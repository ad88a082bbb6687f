import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { ManagedPayment } from '../../entities/ManagedPayment.ts';
import { attemptIdField, paymentReasonField } from '../../fields/paymentFields.ts';

/**
 * Takes the money that a card has reserved and grants its order; asked for again after it was taken, it answers the same. A bank that
 * says no: `capture-refused`; one that does not answer: `payment-unavailable`, and it is asked again by itself. `conflict`: nothing is
 * reserved, it is being released, or somebody else asks the bank at this moment. Never the own payment. [M43]
 */
export const capturePayment = defineCall({
  method: 'POST',
  path: '/admin/payments/capture',
  access: 'orders.refund',
  summary: 'Takes reserved money.',
  body: z.strictObject({ attempt_id: attemptIdField, reason: paymentReasonField }),
  reply: ManagedPayment,
  failures: ['validation', 'not-found', 'forbidden', 'conflict', 'capture-refused', 'payment-unavailable'],
});
