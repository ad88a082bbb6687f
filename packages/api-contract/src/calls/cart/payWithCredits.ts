import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { MissingCredits } from '../../entities/Boost.ts';
import { WantedItems } from '../../entities/CartLine.ts';

/**
 * Pays items for own ads with credits, all or none. `credits` is the sum that the buyer saw. `conflict`: the sum has
 * changed, or an item is no longer available; nothing is paid. `gone` at `items`: credits cannot pay them. A repeated
 * `Idempotency-Key` pays nothing and gets the same answer. `not-offered`: the country of the account does not offer an
 * item. [J32, J68, M40, M44]
 */
export const payWithCredits = defineCall({
  method: 'POST',
  path: '/cart/pay-with-credits',
  access: 'orders.pay',
  summary: 'Pays promotions, pictures and reviews of own ads with credits.',
  idempotent: true,
  body: z.strictObject({ items: WantedItems, credits: z.int().min(1).max(1_000_000) }),
  reply: z.object({ credits: z.int().describe('paid'), balance: z.int().describe('credits that are left') }),
  failures: ['validation', 'conflict', 'not-enough-credits', 'not-offered'],
  failureData: MissingCredits,
});
