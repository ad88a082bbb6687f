import { lastPage } from '@volan/domain-rules';
import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { Order } from '../../entities/Order.ts';
import { numberText } from '../../fields/numberText.ts';

/** Own orders, the newest first, 24 a page, including failed ones. [M40] */
export const listOrders = defineCall({
  method: 'GET',
  path: '/orders',
  access: 'credits.read',
  summary: 'Own orders.',
  query: z.object({ page: numberText(1, lastPage).optional().describe('from 1') }),
  reply: z.array(Order).max(24),
  meta: z.object({ page: z.int(), pages: z.int(), total: z.int(), per_page: z.int() }),
  failures: ['bad-query'],
});
