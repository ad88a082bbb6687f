import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { AdPictureId } from '../../entities/AdPicture.ts';

/**
 * Removes an own picture: a waiting one by the id of its upload, or one of an own ad by its number. A picture that does
 * not exist is not an error. [M14]
 */
export const removeAdPicture = defineCall({
  method: 'DELETE',
  path: '/ads/image/{id}',
  access: 'account.edit',
  summary: 'Removes a picture that waits for an ad, or that an own ad shows.',
  params: z.object({ id: AdPictureId }),
  reply: z.strictObject({ removed: z.boolean().describe('false where it was gone already') }),
  failures: [],
});
