import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { ManagedBanner } from '../../entities/Banner.ts';
import { bannerFields, bannerFileFields } from '../../fields/bannerFields.ts';

/**
 * Makes a banner. An active one books a share of its position: two active banners never have the same share on one day
 * for the same brand, country and language (`slot-taken`). All errors of its fields come at once. [J76, E15]
 */
export const createBanner = defineCall({
  method: 'PUT',
  path: '/promotion/create',
  access: 'promotions.edit',
  summary: 'Makes a banner.',
  body: z.strictObject({ ...bannerFields, ...bannerFileFields }),
  reply: ManagedBanner,
  failures: ['validation', 'rate-limited', 'pictures-at-once'],
});
