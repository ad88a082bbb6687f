import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { TransferSlip } from '../../entities/TransferSlip.ts';

/**
 * The payment slip of an own order that waits for a transfer. `not-found` if it does not wait, or no longer. [M40, A20]
 */
export const getTransferSlip = defineCall({
  method: 'GET',
  path: '/orders/{order_id}/slip',
  access: 'credits.read',
  summary: 'The bank slip of an own order.',
  params: z.object({ order_id: z.uuid() }),
  reply: TransferSlip,
  failures: ['not-found'],
});
