import { pictureLimits } from '@volan/domain-rules';
import { z } from 'zod';

/** Id of an uploaded picture: a UUID that the client makes, so that the same picture sent again is not stored twice. */
export const PictureUploadId = z.uuid();

/**
 * A picture of an ad as its form names it: the id of its upload, or the number (`id` of an `AdImage`) of one that the
 * ad shows already.
 */
export const AdPictureId = z.union([PictureUploadId, z.string().regex(/^[1-9]\d{0,14}$/)]);
export type AdPictureId = z.infer<typeof AdPictureId>;

/** The pictures of an ad in their order, the cover first; each once, at most 50. [L14] */
export const AdPictureIds = z
  .array(AdPictureId)
  .max(pictureLimits.perAd.all)
  .refine((ids) => new Set(ids).size === ids.length, 'repeated')
  .meta({ id: 'AdPictureIds' });
export type AdPictureIds = z.infer<typeof AdPictureIds>;

/** A picture that was uploaded for an ad and waits for it. */
export const UploadedPicture = z
  .object({
    id: PictureUploadId,
    image_id: z.int().describe('its address is made from it by `pictureUrl` of domain-rules'),
    width: z.int().describe('pixels of the stored picture'),
    height: z.int().describe('pixels of the stored picture'),
  })
  .meta({ id: 'UploadedPicture' });
export type UploadedPicture = z.infer<typeof UploadedPicture>;
