import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { pushSubscriptionField } from '../../fields/pushFields.ts';

/**
 * Stores where this device takes messages while no page of ours is open, until its session ends. An endpoint is stored
 * once, and a session has one: a newer one takes the place of the one before. Only push services that we know are
 * taken. `not-found`: this server sends none. [J15, E23]
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
