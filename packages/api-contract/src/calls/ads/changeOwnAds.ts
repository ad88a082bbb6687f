import { maxOwnAdsAtOnce, togetherActions } from '@volan/domain-rules';
import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { AdStatus } from '../../entities/SellerAd.ts';

/**
 * Does one thing with several own ads, each by itself: an ad that refuses it stops no other. The reply has one entry for
 * each id, in the order of the request. [B08, M02]
 */
export const changeOwnAds = defineCall({
  method: 'POST',
  path: '/ads/mine/change',
  access: 'ads.edit',
  summary: 'Renews, pauses, activates, sells or deletes several own ads.',
  body: z.strictObject({
    ids: z.array(z.int().positive().max(2_147_483_647)).min(1).max(maxOwnAdsAtOnce),
    action: z.enum(togetherActions),
  }),
  reply: z.array(
    z.strictObject({
      id: z.int(),
      status: AdStatus.nullable().describe('its state afterwards; null: refused'),
      failure: z
        .enum(['not-found', 'forbidden', 'conflict', 'slots-used-up'])
        .nullable()
        .describe('why it was refused; `conflict`: its state does not allow it'),
    }),
  ),
  failures: ['validation'],
});
