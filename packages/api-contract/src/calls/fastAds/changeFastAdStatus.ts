import { listingStatus } from '@volan/domain-rules';
import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { AdState } from '../../entities/SellerAd.ts';

/**
 * Marks a fast ad as sold (6), or brings one back whose sale failed (2) for the days that it had left. `conflict`: the
 * state of the ad does not allow it. [M17, M02]
 */
export const changeFastAdStatus = defineCall({
  method: 'POST',
  path: '/fast-ads/status',
  access: 'fast-ads.edit',
  summary: 'Marks a fast ad as sold, or brings it back.',
  body: z.strictObject({
    id: z.int().positive().max(2_147_483_647),
    status: z.union([z.literal(listingStatus.active), z.literal(listingStatus.sold)]),
  }),
  reply: AdState,
  failures: ['validation', 'not-found', 'forbidden', 'conflict'],
});
