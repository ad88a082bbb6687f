import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { ManagedPayment } from '../../entities/ManagedPayment.ts';
import { attemptIdField, paymentReasonField } from '../../fields/paymentFields.ts';

/**
 * Captures an authorised payment and grants its order. A repeated call after the capture has the same reply. If the bank
 * refuses: `capture-refused`. If the bank does not answer: `payment-unavailable`, and a job asks it again. `conflict`: the
 * payment is not authorised, it is being released, or another request asks the bank at this moment. Administrators cannot
 * capture their own payments. [M43]
 */
export const capturePayment = defineCall({
  method: 'POST',
  path: '/admin/payments/capture',
  access: 'orders.refund',
  summary: 'Captures an authorised payment.',
  body: z.strictObject({ attempt_id: attemptIdField, reason: paymentReasonField }),
  reply: ManagedPayment,
  failures: ['validation', 'not-found', 'forbidden', 'conflict', 'capture-refused', 'payment-unavailable'],
});
