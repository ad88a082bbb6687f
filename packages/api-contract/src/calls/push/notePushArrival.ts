import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';

/**
 * Records that a notification has arrived. The service worker has no access token, so it sends the secret receipt from
 * the encrypted message. [F24]
 */
export const notePushArrival = defineCall({
  method: 'POST',
  path: '/push/arrived',
  access: 'public',
  onlyFromApps: true,
  summary: 'Notes that a notification has arrived.',
  body: z.strictObject({ receipt: z.uuid() }),
  reply: z.object({ noted: z.literal(true) }),
  failures: ['not-found'],
});
