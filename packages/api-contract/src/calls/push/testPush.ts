import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';

/**
 * Sends a notification to this device, which shows it even while a page of ours is open. `not-found`: it takes none.
 * [F24]
 */
export const testPush = defineCall({
  method: 'POST',
  path: '/auth/push/test',
  access: 'account.secure',
  summary: 'Sends a notification to this device to try it.',
  body: z.strictObject({}),
  reply: z.object({ sent: z.literal(true) }),
  failures: ['not-found', 'rate-limited'],
});
