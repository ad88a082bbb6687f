import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { AdState } from '../../entities/SellerAd.ts';

/** Renews an active or expired fast ad for 14 days from now. It is renewed once; then it is a `conflict`. [M17] */
export const renewFastAd = defineCall({
  method: 'POST',
  path: '/fast-ads/renew',
  access: 'fast-ads.edit',
  summary: 'Renews a fast ad for 14 days, once.',
  body: z.strictObject({ id: z.int().positive().max(2_147_483_647) }),
  reply: AdState,
  failures: ['validation', 'not-found', 'forbidden', 'conflict'],
});
