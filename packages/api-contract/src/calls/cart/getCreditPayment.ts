import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { OrderInCredits } from '../../entities/Order.ts';

/**
 * The items of an own payment with credits, by its `Idempotency-Key`, for the page after the payment. `not-found`: the
 * key paid nothing. [J32, B33]
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
