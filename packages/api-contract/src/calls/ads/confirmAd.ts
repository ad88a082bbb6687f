import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { AdState } from '../../entities/SellerAd.ts';

/** The seller confirms that an active ad is still up to date. Buyers see when. [M14, N04] */
export const confirmAd = defineCall({
  method: 'POST',
  path: '/ads/confirm',
  access: 'ads.edit',
  summary: 'Says that an ad still holds.',
  body: z.strictObject({ id: z.int().positive().max(2_147_483_647) }),
  reply: AdState,
  failures: ['validation', 'not-found', 'forbidden', 'conflict'],
});
