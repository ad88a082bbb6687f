import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { ManagedPayment } from '../../entities/ManagedPayment.ts';
import { attemptIdField, paymentReasonField } from '../../fields/paymentFields.ts';

/**
 * Fulfils the order of a payment under review. A card payment counts only if the bank now confirms the whole amount,
 * otherwise `conflict`. For a late transfer the statement counts. A second payment of a paid order can only be
 * refunded. Administrators cannot accept their own payments. [M42, M43]
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
