import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { AdLink, PublishedAd } from '../../entities/SellerAd.ts';
import { adFormFields } from '../../fields/adFormFields.ts';

/**
 * Changes a fast ad. `version` is that of the form; `conflict`: the ad was changed in between, or it ended. A fast ad
 * becomes a full ad when `POST /ads/update` saves the form of a full ad for it. [M17, M55]
 */
export const updateFastAd = defineCall({
  method: 'POST',
  path: '/fast-ads/update',
  access: 'fast-ads.edit',
  summary: 'Changes a fast ad.',
  body: z.strictObject({
    id: z.int().positive().max(2_147_483_647),
    version: z.string().max(40),
    fields: adFormFields.describe('the names of `fastAdFormOf`, and `tags`'),
  }),
  reply: PublishedAd,
  failures: ['validation', 'not-found', 'forbidden', 'conflict'],
  failureData: AdLink,
});
