import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { AdVersion } from '../../entities/SellerAd.ts';

/**
 * Sorts the pictures of an own ad, the cover first. The numbers must be exactly those of its pictures. `version` is
 * that of the form; `conflict`: the ad was changed in between. [M14]
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
