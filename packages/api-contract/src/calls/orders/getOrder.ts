import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { Order } from '../../entities/Order.ts';

/**
 * An own order in its current state. The page that the bank leads back to asks here and nowhere else. [B33, B34, M42]
 */
export const getOrder = defineCall({
  method: 'GET',
  path: '/orders/{order_id}',
  access: 'credits.read',
  summary: 'An own order.',
  params: z.object({ order_id: z.uuid() }),
  reply: Order,
  failures: ['not-found'],
});
