import type { AdPictureId } from '@volan/api-contract';
import type { Sql, TransactionSql } from 'postgres';
import { deletePictures } from '../media/strayFiles.ts';
import type { Uploads } from '../media/uploads.ts';
import { uploadsAmong } from './attachUploadedPictures.ts';

/** Days that a picture waits for its ad, counted from the last time that a draft named it. [M64] */
export const daysWaiting = 30;

/**
 * Records that a draft of this account needs these pictures: their days of waiting start again. Pictures of other
 * accounts are left out.
 */
export async function extendWaiting(
  sql: Sql | TransactionSql,
  { userId, ids }: { readonly userId: number; readonly ids: readonly AdPictureId[] },
): Promise<void> {
  const uploads = uploadsAmong(ids);
  if (uploads.length === 0) return;

  await sql`update ad_picture_upload set named_at = now() where user_id = ${userId} and id in ${sql(uploads)}`;
}

/** Deletes pictures that have waited too long, in batches, with their files. Returns how many. [M64] */
export async function deleteWaitingPictures(sql: Sql, uploads: Pick<Uploads, 'clear'>): Promise<number> {
  const dropped = await sql.begin(async (transaction) => {
    const old = await transaction<{ id: number }[]>`
      select picture_id as id from ad_picture_upload
      where ad_id is null and service_id is null and named_at < now() - make_interval(days => ${daysWaiting})
      order by named_at limit 500 for update skip locked`;
    return deletePictures(
      transaction,
      old.map(({ id }) => id),
    );
  });
  await uploads.clear(dropped);
  return dropped.length;
}

/** Erases uploads of removed accounts that no ad took. [M64] */
export async function eraseWaitingPictures(sql: TransactionSql, userIds: number[]): Promise<void> {
  const waiting = await sql<{ id: number }[]>`
    delete from ad_picture_upload where user_id in ${sql(userIds)} and ad_id is null and service_id is null
    returning picture_id as id`;
  await deletePictures(
    sql,
    waiting.map(({ id }) => id),
  );
}
