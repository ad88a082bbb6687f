import { listingStatus } from '@volan/domain-rules';
import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { AdState } from '../../entities/SellerAd.ts';

/**
 * Pauses an ad (4), activates a paused one or one whose sale failed within 30 days (2), or marks it as sold (6).
 * `conflict`: the state of the ad does not allow it. `slots-used-up` at `status`: the account has no free slot.
 * [M14, M02, T09c]
 */
export const changeAdStatus = defineCall({
  method: 'POST',
  path: '/ads/status',
  access: 'ads.edit',
  summary: 'Pauses or activates an ad, or says that it is sold.',
  body: z.strictObject({
    id: z.int().positive().max(2_147_483_647),
    status: z.union([z.literal(listingStatus.active), z.literal(listingStatus.paused), z.literal(listingStatus.sold)]),
  }),
  reply: AdState,
  failures: ['validation', 'not-found', 'forbidden', 'conflict'],
});
