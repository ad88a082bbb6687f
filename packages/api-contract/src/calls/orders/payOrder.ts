import { paymentMethods } from '@volan/domain-rules';
import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { StartedPayment } from '../../entities/Order.ts';

/**
 * Pays an order that is not paid by another attempt: goes to the bank again, or waits for a transfer. One that is paid, cancelled, or
 * looked at by an administrator: `conflict`. Of two ways that are begun only one completes the order. Where the country of the account
 * takes no payments: `not-offered`. [M41, J68]
 */
export const payOrder = defineCall({
  method: 'POST',
  path: '/orders/pay',
  access: 'orders.pay',
  summary: 'Begins another payment of an order.',
  body: z.strictObject({ order_id: z.uuid(), method: z.enum(paymentMethods).optional() }),
  reply: StartedPayment,
  failures: ['validation', 'not-found', 'conflict', 'rate-limited', 'payment-unavailable', 'not-offered'],
});
