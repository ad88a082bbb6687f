import { listingStatus } from '@volan/domain-rules';
import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { AdState } from '../../entities/SellerAd.ts';

/**
 * Pauses an ad (4), activates a paused one or one whose sale fell through within 30 days (2), or says that it is sold
 * (6). A way that the state of the ad does not allow is a `conflict`; without a free place `slots-used-up` is at
 * `status`. [M14, M02, T09c]
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
