import { listUploadedPictures, uploadAdPicture } from '@volan/api-contract';
import type { FastifyInstance } from 'fastify';
import type { Sql } from 'postgres';
import type { Pictures } from '../media/pictures.ts';
import type { Uploads } from '../media/uploads.ts';
import type { RateLimits } from '../platform/server/rateLimit.ts';
import { principalOf } from '../platform/server/RequestContext.ts';
import { serve } from '../platform/server/serve.ts';
import { saveAdPicture } from './saveAdPicture.ts';
import { waitingPictures } from './waitingPictures.ts';

/** Dependencies of these calls. */
export interface AdPictureDeps {
  readonly sql: Sql;
  readonly limits: RateLimits;
  readonly pictures: Pick<Pictures, 'prepareLater'>;
  readonly uploads: Uploads;
}

/** Pictures that an account may upload within an hour: enough for thirty ads with all free pictures. */
const perHour = 600;

/** Uploading pictures for ads. [M14, M22] */
export function adPictureRoutes(app: FastifyInstance, { sql, limits, pictures, uploads }: AdPictureDeps) {
  const isTooMany = limits({ name: 'ad-pictures', max: perHour, withinSeconds: 3600 });
  serve(app, uploadAdPicture, (input, context) => saveAdPicture({ sql, uploads, pictures, isTooMany }, input, context));
  serve(app, listUploadedPictures, (_input, context) => waitingPictures(sql, principalOf(context).actor.id));
}
