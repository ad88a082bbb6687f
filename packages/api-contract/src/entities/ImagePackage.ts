import { imagePackages, pictureLimits } from '@volan/domain-rules';
import { z } from 'zod';

/** A number of extra pictures that is sold. [L18] */
export const PackageSize = z.union(imagePackages.map((images) => z.literal(images)));

/** How many pictures an ad may have: the free ones or those of the packet of its account, and those of its package. */
export const MaxPictures = z.int().min(pictureLimits.perAd.included).max(pictureLimits.perAd.all);

/** Extra pictures that were bought. */
export const BoughtImages = z.union([z.literal(0), PackageSize]).describe('extra pictures that were bought; 0: none');

/** A package of pictures that was bought. */
export const BoughtImagePackage = z
  .object({
    images: PackageSize,
    credits: z.int().describe('paid now; 0: it was bought already'),
    max_pictures: MaxPictures.describe('that the ad may have now'),
    balance: z.int().describe('credits that are left'),
  })
  .meta({ id: 'BoughtImagePackage' });
export type BoughtImagePackage = z.infer<typeof BoughtImagePackage>;
