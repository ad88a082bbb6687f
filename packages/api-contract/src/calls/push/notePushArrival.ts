import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';

/**
 * Notes that a notification has arrived. What shows it has no access token: it gives back the receipt that came in the
 * encrypted message, which nobody else knows. [F24]
 */
export const notePushArrival = defineCall({
  method: 'POST',
  path: '/push/arrived',
  access: 'public',
  summary: 'Notes that a notification has arrived.',
  body: z.strictObject({ receipt: z.uuid() }),
  reply: z.object({ noted: z.literal(true) }),
  failures: ['not-found'],
});
