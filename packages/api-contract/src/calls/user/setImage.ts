import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { AccountImages } from '../../entities/Account.ts';
import { imageField } from '../../fields/imageField.ts';

/**
 * Sets a picture of the account, or removes it by `null`: JPEG, PNG, WebP or AVIF within `pictureLimits` of
 * domain-rules (`avatar`, `cover`). Those of a company are its logo and its cover. [J26, M22]
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
