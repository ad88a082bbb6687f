import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { ManagedPayment } from '../../entities/ManagedPayment.ts';
import { attemptIdField, paymentReasonField } from '../../fields/paymentFields.ts';

/**
 * Grants the order of a payment that had to be looked at: by card where the bank says now that the whole amount was
 * paid, else `conflict`; a transfer that came late, by what the statement said. A payment of an order that is paid
 * already can only be given back. Never the own payment. [M42, M43]
 */
export const acceptPayment = defineCall({
  method: 'POST',
  path: '/admin/payments/accept',
  access: 'orders.refund',
  summary: 'Grants a payment that had to be looked at.',
  body: z.strictObject({ attempt_id: attemptIdField, reason: paymentReasonField }),
  reply: ManagedPayment,
  failures: ['validation', 'not-found', 'forbidden', 'conflict', 'payment-unavailable'],
});
