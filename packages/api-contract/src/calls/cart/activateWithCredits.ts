import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { MissingCredits } from '../../entities/Boost.ts';

/**
 * Has the review of an ad made before others, for credits of the account that it belongs to. The credits are reserved
 * and the ad goes to the front of the queue together, or not at all; they are charged when a moderator has decided, and
 * come back when nobody did in time. The same again, while it waits, changes nothing and answers the same. An ad that
 * waits for nobody is a `conflict`. [J32, E18, T50]
 */
export const activateWithCredits = defineCall({
  method: 'POST',
  path: '/cart/activate-ad-request-with-credits',
  access: 'ads.boost',
  summary: 'Has the review of an ad made before others, for credits.',
  body: z.strictObject({ ad_id: z.int().positive().max(2_147_483_647) }),
  reply: z.object({
    ad_id: z.int(),
    credits: z.int().describe('that are reserved'),
    until: z.iso.datetime().describe('without a decision by then they come back'),
    balance: z.int(),
  }),
  failures: ['validation', 'not-found', 'forbidden', 'conflict', 'not-enough-credits'],
  failureData: MissingCredits,
});
