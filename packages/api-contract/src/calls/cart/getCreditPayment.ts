import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { OrderInCredits } from '../../entities/Order.ts';

/**
 * What an own payment with credits bought, by the `Idempotency-Key` that it was made with: for the page that says so. A
 * key that paid nothing is `not-found`. [J32, B33]
 */
export const getCreditPayment = defineCall({
  method: 'GET',
  path: '/cart/credit-payment/{credits_key}',
  access: 'cart.read',
  summary: 'What an own payment with credits bought.',
  params: z.object({ credits_key: z.uuid() }),
  reply: z.object({
    items: z.array(OrderInCredits),
    balance: z.int().describe('credits that are left now'),
  }),
  failures: ['not-found'],
});
