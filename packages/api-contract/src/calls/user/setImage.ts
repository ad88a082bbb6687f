import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { AccountImages } from '../../entities/Account.ts';
import { imageField } from '../../fields/imageField.ts';

/**
 * Sets a picture of the account, or removes it by `null`: JPEG, PNG, WebP or AVIF, at most 12 MB and 50 megapixels (AVIF: 25), an
 * avatar at least 96 pixels and a cover 640 by 160. Those of a company are its logo and its cover. [J26, M22]
 */
export const setImage = defineCall({
  method: 'POST',
  path: '/user/images',
  access: 'account.appearance',
  summary: 'Sets a picture of the account, or removes it.',
  body: z.strictObject({ kind: z.enum(['avatar', 'cover']), image: imageField.nullable() }),
  reply: AccountImages,
  failures: ['validation', 'rate-limited', 'pictures-at-once'],
});
