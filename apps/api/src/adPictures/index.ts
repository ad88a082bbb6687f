import type { FastifyInstance } from 'fastify';
import type { Pictures } from '../media/pictures.ts';
import type { Uploads } from '../media/uploads.ts';
import type { Database } from '../platform/database/connect.ts';
import type { RateLimits } from '../platform/server/rateLimit.ts';
import { adPictureRoutes } from './routes.ts';

/** What pictures of ads stand on. */
export interface AdPicturesDeps {
  readonly database: Database;
  readonly limits: RateLimits;
  readonly pictures: Pick<Pictures, 'prepareLater'>;
  readonly uploads: Uploads;
}

/** Pictures that sellers upload, before an ad takes them. */
export function adPicturesModule({ database: { sql }, limits, pictures, uploads }: AdPicturesDeps) {
  return { routes: (app: FastifyInstance) => adPictureRoutes(app, { sql, limits, pictures, uploads }) };
}
