import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { TransferSlip } from '../../entities/TransferSlip.ts';

/** What is written into the transfer that an own order waits for. One that waits for none, or no more: `not-found`. [M40, A20] */
export const getTransferSlip = defineCall({
  method: 'GET',
  path: '/orders/{order_id}/slip',
  access: 'credits.read',
  summary: 'The bank slip of an own order.',
  params: z.object({ order_id: z.uuid() }),
  reply: TransferSlip,
  failures: ['not-found'],
});
