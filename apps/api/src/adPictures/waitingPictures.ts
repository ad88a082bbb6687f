import type { UploadedPicture } from '@volan/api-contract';
import type { Sql } from 'postgres';
import { deletePictures, type StrayFile } from '../media/strayFiles.ts';

/** Most pictures of one account that may wait for an ad. */
export const maxWaiting = 600;

const columns = (sql: Sql) => sql`ad_picture_upload.id, picture_id as image_id, width, height`;

/** The upload with an id, and its account; null if the id is unknown. */
export async function findUpload(sql: Sql, id: string): Promise<(UploadedPicture & { ownerId: number }) | null> {
  const [row] = await sql<(UploadedPicture & { ownerId: number })[]>`
    select ${columns(sql)}, user_id::int as "ownerId"
    from ad_picture_upload join picture on picture.id = picture_id where ad_picture_upload.id = ${id}`;
  return row ?? null;
}

/** Pictures of an account that no ad shows, the oldest first. */
export const waitingPictures = (sql: Sql, userId: number) => sql<UploadedPicture[]>`
  select ${columns(sql)} from ad_picture_upload join picture on picture.id = picture_id
  where user_id = ${userId} and ad_id is null and service_id is null order by created_at, picture_id`;

/** How many there are. */
export async function waitingCount(sql: Sql, userId: number): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int from ad_picture_upload where user_id = ${userId} and ad_id is null and service_id is null`;
  return row?.count ?? 0;
}

/** Deletes a waiting picture of an account; returns its file, or nothing if there is no such picture. */
export const deleteWaitingPicture = (sql: Sql, userId: number, id: string): Promise<readonly StrayFile[]> =>
  sql.begin(async (transaction) => {
    const found = await transaction<{ id: number }[]>`
      select picture_id as id from ad_picture_upload
      where id = ${id} and user_id = ${userId} and ad_id is null and service_id is null
      for update`;
    return deletePictures(
      transaction,
      found.map((row) => row.id),
    );
  });
