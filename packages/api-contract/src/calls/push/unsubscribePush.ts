import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { pushSubscriptionField } from '../../fields/pushFields.ts';

/** Deletes a push endpoint of the account. A missing one is not an error. [J16] */
export const unsubscribePush = defineCall({
  method: 'POST',
  path: '/auth/unsubscribe',
  access: 'account.secure',
  summary: 'Turns notifications off, on this device.',
  body: z.strictObject({ subscribe: pushSubscriptionField }),
  reply: z.object({ removed: z.boolean().describe('false: it was not there') }),
  failures: ['validation'],
});
