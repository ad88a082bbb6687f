import {
  Failure,
  type CallOutcome,
  type CallRequest,
  type uploadAdPicture,
  type UploadedPicture,
} from '@volan/api-contract';
import { pictureLimits } from '@volan/domain-rules';
import type { Sql } from 'postgres';
import type { Pictures } from '../media/pictures.ts';
import { refusedImage, type StoredImage, type Uploads, type ImageRequirements } from '../media/uploads.ts';
import { tooMany } from '../platform/server/fieldFailure.ts';
import type { RateLimit } from '../platform/server/rateLimit.ts';
import { principalOf, type CallContext } from '../platform/server/RequestContext.ts';
import { cardVariants } from './cardVariants.ts';
import { findUpload, maxWaiting, waitingCount } from './waitingPictures.ts';

/** Files that are accepted as a picture of an ad. [M22] */
export const adImageRequirements: ImageRequirements = {
  types: ['jpeg', 'png', 'webp', 'avif', 'heic', 'gif'],
  least: pictureLimits.ofAd,
  ofAd: true,
};

/** Dependencies for taking a picture. */
export interface TakeDeps {
  readonly sql: Sql;
  readonly uploads: Uploads;
  readonly pictures: Pick<Pictures, 'prepareLater'>;
  readonly isTooMany: RateLimit;
}

/**
 * Takes one picture for an ad under the id that its client made. A repeated id gets the first response again, whatever
 * the file: a client sends again after a response was lost. [M14, M22]
 */
export async function saveAdPicture(
  { sql, uploads, pictures, isTooMany }: TakeDeps,
  { id, image }: CallRequest<typeof uploadAdPicture>,
  context: CallContext,
): Promise<CallOutcome<typeof uploadAdPicture>> {
  const { actor } = principalOf(context);
  const { id: userId } = actor;
  const before = await findUpload(sql, id);
  if (before) return answerTo(userId, before);
  if ((await isTooMany(String(userId))) || (await waitingCount(sql, userId)) >= maxWaiting) return tooMany();

  const taken = await uploads.storePicture(await image.bytes(), adImageRequirements, actor);
  if (typeof taken === 'string') return refusedImage('image', taken);

  const imageId = await storeUpload({ sql, uploads }, { id, userId, taken });
  if (imageId === null) {
    // if two requests came at once, the other one was first
    await uploads.clear([{ key: taken.key, pictureId: null }]);
    const first = await findUpload(sql, id);
    return first ? answerTo(userId, first) : new Failure('conflict');
  }
  pictures.prepareLater(imageId, cardVariants);

  return { id, image_id: imageId, width: taken.width, height: taken.height };
}

function answerTo(userId: number, { ownerId, ...upload }: UploadedPicture & { ownerId: number }) {
  return ownerId === userId ? upload : new Failure<'conflict', null>('conflict');
}

/** Stores a file as an upload; null if there already is one with this id. */
export async function storeUpload(
  { sql, uploads }: Pick<TakeDeps, 'sql' | 'uploads'>,
  { id, userId, taken }: { readonly id: string; readonly userId: number; readonly taken: StoredImage },
): Promise<number | null> {
  try {
    return await sql.begin(async (transaction) => {
      const imageId = await uploads.confirmPicture(transaction, taken);
      const { count } = await transaction`
        insert into ad_picture_upload (id, user_id, picture_id) values (${id}, ${userId}, ${imageId})
        on conflict (id) do nothing`;
      if (count === 0) throw new DuplicatePicture();

      return imageId;
    });
  } catch (error) {
    if (error instanceof DuplicatePicture) return null;
    throw error;
  }
}

/** Rolls the transaction back. */
class DuplicatePicture extends Error {}
