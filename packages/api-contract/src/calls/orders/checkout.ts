import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { WantedItems } from '../../entities/CartLine.ts';
import { ChangedTotal, StartedPayment } from '../../entities/Order.ts';

/**
 * Makes an order at the prices of this moment, and the form that goes to the bank. `total` is what the buyer
 * saw: where it costs something else now the answer is `conflict` with the new sum, and nothing is ordered. What is not sold, or
 * is for an ad that cannot have it, stands at `items`: `gone`. The same `Idempotency-Key` again is the same order. Without a bank: `payment-unavailable`.
 * [M40, M41, J94]
 */
export const checkout = defineCall({
  method: 'POST',
  path: '/cart/checkout',
  access: 'orders.pay',
  summary: 'Orders what is in a cart and begins the payment by card.',
  idempotent: true,
  body: z.strictObject({
    items: WantedItems,
    total: z.int().positive().max(100_000_000_000).describe('minor units, as it was shown'),
  }),
  reply: StartedPayment,
  failures: ['validation', 'conflict', 'rate-limited', 'payment-unavailable'],
  failureData: ChangedTotal,
});
