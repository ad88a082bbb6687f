import type { Module } from '../platform/Module.ts';
import { eraseWaitingPictures, deleteWaitingPictures } from './deleteWaitingPictures.ts';
import type { Pictures } from '../media/pictures.ts';
import type { Uploads } from '../media/uploads.ts';
import type { Database } from '../platform/database/connect.ts';
import type { RateLimits } from '../platform/server/rateLimit.ts';
import { adPictureRoutes } from './routes.ts';

/** Dependencies of the pictures of ads. */
export interface AdPicturesDeps {
  readonly database: Database;
  readonly limits: RateLimits;
  readonly pictures: Pick<Pictures, 'prepareLater'>;
  readonly uploads: Uploads;
}

/** Pictures that sellers upload, before an ad takes them. */
export const adPicturesModule = ({ database: { sql }, limits, pictures, uploads }: AdPicturesDeps): Module => ({
  routes: (app) => adPictureRoutes(app, { sql, limits, pictures, uploads }),
  retention: [{ name: 'pictures that no ad and no draft needs', purge: () => deleteWaitingPictures(sql, uploads) }],
  erase: eraseWaitingPictures,
});
