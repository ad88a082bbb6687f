import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { PictureUploadId, UploadedPicture } from '../../entities/AdPicture.ts';
import { imageField } from '../../fields/imageField.ts';

/**
 * Uploads one picture for an ad of the signed-in user: JPEG, PNG, WebP, AVIF, HEIC or the first frame of a GIF, within
 * the bytes, the pixels and the sides (`ofAd`) of `pictureLimits`. It is turned upright, and all metadata of the camera
 * is removed. A repeated id gets the same answer; another user's id is a `conflict`. A picture that no ad shows and no
 * draft names for 30 days is deleted. [M14, M22]
 */
export const uploadAdPicture = defineCall({
  method: 'POST',
  path: '/ads/images',
  access: 'account.edit',
  summary: 'Takes one picture for an ad.',
  body: z.strictObject({ id: PictureUploadId, image: imageField }),
  reply: UploadedPicture,
  failures: ['validation', 'conflict', 'rate-limited', 'pictures-at-once', 'unavailable'],
});
