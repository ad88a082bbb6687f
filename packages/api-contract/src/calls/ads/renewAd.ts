import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { AdState } from '../../entities/SellerAd.ts';

/**
 * Renews an active or expired ad for 60 days from now, without changes and without review. It counts as confirmed.
 * [M04]
 */
export const renewAd = defineCall({
  method: 'POST',
  path: '/ads/renew',
  access: 'ads.edit',
  summary: 'Renews an ad for 60 days.',
  body: z.strictObject({ id: z.int().positive().max(2_147_483_647) }),
  reply: AdState,
  failures: ['validation', 'not-found', 'forbidden', 'conflict'],
});
