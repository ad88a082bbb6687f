import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { AdLink, PublishedAd } from '../../entities/SellerAd.ts';
import { adFormFields } from '../../fields/adFormFields.ts';

/**
 * Changes an ad. A new price goes into its history; another vehicle or other pictures are checked again. `version` is
 * that of the form; `conflict`: the ad was changed in between. An edit of a rejected ad, or of one with a question of a
 * moderator, puts it into the queue again. [M14, M55, N02]
 */
export const updateAd = defineCall({
  method: 'POST',
  path: '/ads/update',
  access: 'ads.edit',
  summary: 'Changes an ad.',
  body: z.strictObject({
    id: z.int().positive().max(2_147_483_647),
    version: z.string().max(40),
    fields: adFormFields,
  }),
  reply: PublishedAd,
  failures: ['validation', 'not-found', 'forbidden', 'conflict'],
  failureData: AdLink,
});
