import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { ManagedBanner } from '../../entities/Banner.ts';
import { rowId } from '../../fields/taxonomyFields.ts';

/** Removes a picture of a banner and its file. A picture of another banner is not found. [J86] */
export const removeBannerImage = defineCall({
  method: 'POST',
  path: '/promotion/remove-image',
  access: 'promotions.edit',
  summary: 'Removes a picture of a banner.',
  body: z.strictObject({
    id: rowId,
    filename: z.string().min(1).max(100),
    images: z
      .array(z.string().max(100))
      .max(10)
      .optional()
      .describe('file names that the sender saw: `conflict` if the banner has others by now'),
  }),
  reply: ManagedBanner,
  failures: ['validation', 'not-found', 'conflict'],
});
