import { paymentMethods } from '@volan/domain-rules';
import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { StartedPayment } from '../../entities/Order.ts';

/**
 * Pays an unpaid order by another attempt: goes to the bank again, or waits for a transfer. `conflict` if it is paid,
 * cancelled, or looked at by an administrator. If two attempts are open, only one completes the order. If the country
 * of the account takes no payments: `not-offered`. [M41, J68]
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
