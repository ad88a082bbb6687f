import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { ManagedBanner } from '../../entities/Banner.ts';
import { rowId } from '../../fields/taxonomyFields.ts';

/** Removes the video of a banner and its file. A video of another banner is not found. [J87] */
export const removeBannerVideo = defineCall({
  method: 'POST',
  path: '/promotion/remove-video',
  access: 'promotions.edit',
  summary: 'Removes the video of a banner.',
  body: z.strictObject({ id: rowId, filename: z.string().min(1).max(100) }),
  reply: ManagedBanner,
  failures: ['validation', 'not-found'],
});
