import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { pushSubscriptionField } from '../../fields/pushFields.ts';

/**
 * Stores the push endpoint of this device until its session ends. An endpoint is stored once, and a session has one: a
 * newer one replaces it. Only known push services are accepted. `not-found`: notifications are off on this server.
 * [J15, E23]
 */
export const subscribePush = defineCall({
  method: 'POST',
  path: '/auth/subscribe',
  access: 'account.secure',
  summary: 'Turns notifications on, on this device.',
  body: z.strictObject({ subscribe: pushSubscriptionField }),
  reply: z.object({
    key: z.string().describe('the key that a subscription has to be made with: one made with another gets nothing'),
  }),
  failures: ['validation', 'rate-limited', 'not-found'],
});
