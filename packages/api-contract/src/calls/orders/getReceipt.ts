import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';

/**
 * The receipt of an own paid order as a PDF, in Serbian and in the reader's language. An unpaid order has no receipt.
 * [M40]
 */
export const getReceipt = defineCall({
  method: 'GET',
  path: '/api/orders/{order_id}/receipt',
  access: 'credits.read',
  summary: 'The receipt of an own order as a PDF.',
  bare: true,
  params: z.object({ order_id: z.uuid() }),
  reply: z.string().describe('the bytes of the file'),
  failures: ['not-found'],
});
