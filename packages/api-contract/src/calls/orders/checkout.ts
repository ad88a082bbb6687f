import { maxItems, maxOfOne } from '@volan/domain-rules';
import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { ChangedTotal, StartedPayment } from '../../entities/Order.ts';

/**
 * Makes an order of credits and packets at the prices of this moment, and the form that goes to the bank. `total` is what the buyer
 * saw: where it costs something else now the answer is `conflict` with the new sum, and nothing is ordered. What is not sold, or
 * not for money, stands at `items`: `gone`. The same `Idempotency-Key` again is the same order. Without a bank: `payment-unavailable`.
 * [M40, M41, J94]
 */
export const checkout = defineCall({
  method: 'POST',
  path: '/cart/checkout',
  access: 'orders.pay',
  summary: 'Orders what is in a cart and begins the payment by card.',
  idempotent: true,
  body: z.strictObject({
    items: z
      .array(z.strictObject({ product: z.string().max(40), quantity: z.int().min(1).max(maxOfOne) }))
      .min(1)
      .max(maxItems),
    total: z.int().positive().max(100_000_000_000).describe('minor units, as it was shown'),
  }),
  reply: StartedPayment,
  failures: ['validation', 'conflict', 'rate-limited', 'payment-unavailable'],
  failureData: ChangedTotal,
});
