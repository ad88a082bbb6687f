import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { ManagedBanner } from '../../entities/Banner.ts';
import { bannerFields, bannerFileFields } from '../../fields/bannerFields.ts';
import { rowId, rowVersion } from '../../fields/taxonomyFields.ts';

/** Changes a banner. Fields that are not sent stay as they are. A new file replaces the former one, which is deleted. [J77] */
export const updateBanner = defineCall({
  method: 'POST',
  path: '/promotion/update',
  access: 'promotions.edit',
  summary: 'Changes a banner.',
  body: z.strictObject({
    id: rowId,
    version: rowVersion.describe('the version that the change begins from'),
    ...z.object(bannerFields).partial().shape,
    ...bannerFileFields,
  }),
  reply: ManagedBanner,
  failures: ['validation', 'not-found', 'conflict', 'rate-limited', 'pictures-at-once'],
});
