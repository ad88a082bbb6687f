import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { UploadedPicture } from '../../entities/AdPicture.ts';

/** Pictures that the signed-in user has uploaded and that no ad shows yet, the oldest first. */
export const listUploadedPictures = defineCall({
  method: 'GET',
  path: '/ads/images',
  access: 'account.edit',
  summary: 'Lists own pictures that wait for an ad.',
  reply: z.array(UploadedPicture),
  failures: [],
});
