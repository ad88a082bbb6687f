import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { StartedPayment } from '../../entities/Order.ts';

/** Goes to the bank again for an order that is not paid, by another attempt. One that is paid, or still waits for the bank: `conflict`. [M41] */
export const payOrder = defineCall({
  method: 'POST',
  path: '/orders/pay',
  access: 'orders.pay',
  summary: 'Begins another payment of an order.',
  body: z.strictObject({ order_id: z.uuid() }),
  reply: StartedPayment,
  failures: ['validation', 'not-found', 'conflict', 'rate-limited', 'payment-unavailable'],
});
