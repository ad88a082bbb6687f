import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { AdVersion } from '../../entities/SellerAd.ts';

/**
 * Puts the pictures that an own ad shows into another order, the cover first: exactly those, by their numbers.
 * `version` is that of the form: `conflict` where the ad was changed in between. [M14]
 */
export const sortAdPictures = defineCall({
  method: 'POST',
  path: '/ads/images/sort',
  access: 'ads.edit',
  summary: 'Puts the pictures of an ad into another order.',
  body: z.strictObject({
    id: z.int().positive().max(2_147_483_647),
    version: z.string().max(40),
    images: z.array(z.int().positive()).max(50),
  }),
  reply: AdVersion,
  failures: ['validation', 'not-found', 'forbidden', 'conflict'],
});
