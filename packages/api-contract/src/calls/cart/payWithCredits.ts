import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { MissingCredits } from '../../entities/Boost.ts';
import { WantedItems } from '../../entities/CartLine.ts';

/**
 * Pays items that are for own ads with credits, all together or none. `credits` is what the buyer saw: where it is
 * another number now, or where one of them cannot be bought any more, the answer is `conflict` and nothing is paid.
 * What cannot be paid in credits is at `items`: `gone`. The same `Idempotency-Key` again pays nothing and answers the
 * same. What the country of the account withholds is `not-offered`. [J32, J68, M40, M44]
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
