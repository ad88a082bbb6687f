import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { PictureUploadId } from '../../entities/AdPicture.ts';

/** Removes an own picture that waits for an ad, by the id of its upload; one that is gone already is no error. [M14] */
export const removeAdPicture = defineCall({
  method: 'DELETE',
  path: '/ads/image/{id}',
  access: 'account.edit',
  summary: 'Removes a picture that waits for an ad.',
  params: z.object({ id: PictureUploadId }),
  reply: z.strictObject({ removed: z.boolean().describe('false where it was gone already') }),
  failures: [],
});
