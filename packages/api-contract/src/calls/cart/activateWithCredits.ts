import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { MissingCredits } from '../../entities/Boost.ts';

/**
 * Pays for an early review of an ad with credits of its account. Reserving the credits and moving the ad to the front
 * of the queue happen together or not at all. The credits are charged after the decision, and returned if nobody
 * decides in time. A repeated call changes nothing and gets the same answer. `conflict`: the ad does not wait for a
 * review. [J32, E18, T50]
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
