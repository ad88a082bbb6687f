import type { CallOutcome, CallRequest, setImage } from '@volan/api-contract';
import { pictureLimits } from '@volan/domain-rules';
import type { Sql } from 'postgres';
import { deletePictures } from '../media/strayFiles.ts';
import { refusedImage, type Uploads } from '../media/uploads.ts';
import { tooMany } from '../platform/server/fieldFailure.ts';
import type { RateLimit } from '../platform/server/rateLimit.ts';
import { principalOf, type CallContext } from '../platform/server/RequestContext.ts';
import { imageUrls } from './imageUrls.ts';

type Kind = CallRequest<typeof setImage>['kind'];

/** Formats of a picture of an account. [J26] */
const types = ['jpeg', 'png', 'webp', 'avif'] as const;

/** SQL for the id of the avatar of `users`; for a company, its logo. */
export const avatarSql = (sql: Sql) => sql`
  coalesce(
    (select picture_id from user_image where user_id = users.id and kind = 'avatar'),
    (select logo_id from company where user_id = users.id))`;

/** The ids of the pictures of an account; for a company, its logo and its cover. */
export async function imagesOf(sql: Sql, userId: number): Promise<Record<Kind, number | null>> {
  const [row] = await sql<Record<Kind, number | null>[]>`
    select coalesce(avatar.picture_id, logo_id) as avatar, coalesce(cover.picture_id, cover_id) as cover
    from users
    left join user_image avatar on avatar.user_id = users.id and avatar.kind = 'avatar'
    left join user_image cover on cover.user_id = users.id and cover.kind = 'cover'
    left join company on company.user_id = users.id
    where users.id = ${userId}`;
  return row ?? { avatar: null, cover: null };
}

/**
 * Sets or removes a picture of the signed-in user and of their company. The former picture and its file are deleted at
 * once, or by the sweep if the process dies first. [J26]
 */
export async function setOwnImage(
  { sql, uploads }: { readonly sql: Sql; readonly uploads: Uploads },
  isTooMany: RateLimit,
  { kind, image }: CallRequest<typeof setImage>,
  context: CallContext,
): Promise<CallOutcome<typeof setImage>> {
  const { actor } = principalOf(context);
  const { id: userId } = actor;
  if (image && (await isTooMany(String(userId)))) return tooMany();

  const taken =
    image && (await uploads.storePicture(await image.bytes(), { least: pictureLimits[kind], types }, actor));
  if (typeof taken === 'string') return refusedImage('image', taken);

  const dropped = await sql.begin(async (transaction) => {
    // locked, because of two pictures that arrive at the same time none may be left without an owner
    await transaction`select from users where id = ${userId} for no key update`;
    const pictureId = taken && (await uploads.confirmPicture(transaction, taken));
    const column = transaction(kind === 'avatar' ? 'logo_id' : 'cover_id');
    await transaction`update company set ${column} = ${pictureId} where user_id = ${userId}`;
    const before = await transaction<{ id: number }[]>`
      delete from user_image where user_id = ${userId} and kind = ${kind} returning picture_id as id`;
    if (pictureId !== null) {
      await transaction`insert into user_image (user_id, kind, picture_id) values (${userId}, ${kind}, ${pictureId})`;
    }

    return deletePictures(
      transaction,
      before.map(({ id }) => id),
    );
  });
  await uploads.clear(dropped);

  return imageUrls(await imagesOf(sql, userId));
}
