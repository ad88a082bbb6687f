import type { AdPictureId } from '@volan/api-contract';
import { pictureLimits } from '@volan/domain-rules';
import type { TransactionSql } from 'postgres';
import { deletePictures, type StrayFile } from '../media/strayFiles.ts';

/** Why an ad does not take pictures, as a code of M20 for the field with their ids. */
export type AttachRefusal = 'not-found' | 'repeated' | 'max';

/** Where pictures are shown: the table of an ad's or a service's pictures, and its column for the ad or service. */
export interface PictureHolder {
  readonly table: 'ad_image' | 'service_image';
  readonly column: 'ad_id' | 'service_id';
  readonly id: number;
}

/** An ad as a holder of pictures. */
export const adHolder = (id: number): PictureHolder => ({ table: 'ad_image', column: 'ad_id', id });

/** A car service as a holder of pictures. */
export const serviceHolder = (id: number): PictureHolder => ({ table: 'service_image', column: 'service_id', id });

/** The pictures that an ad or a service takes. */
export interface AttachedPictures {
  /** The signed-in user who uploaded them, not the company for which they act. */
  readonly userId: number;
  readonly holder: PictureHolder;
  /** In their order, the cover first. */
  readonly ids: readonly AdPictureId[];
  /** Pictures that it may have. @default those of an ad without a package [L09] */
  readonly most?: number;
}

const isUpload = (id: AdPictureId) => id.includes('-');

/** The ids of uploads among these, as the database writes them. */
export const uploadsAmong = (ids: readonly AdPictureId[]) => ids.filter(isUpload).map((id) => id.toLowerCase());

/**
 * Gives an ad or a service exactly these pictures, in the transaction that writes it: waiting uploads of this account,
 * and pictures that it shows already. Other ids are refused, and nothing is changed then. Repeating it changes nothing.
 *
 * @returns the files of uploads that it no longer shows: remove them with `uploads.clear` after the transaction.
 *   Otherwise the sweep removes them an hour later
 */
export async function attachUploadedPictures(
  sql: TransactionSql,
  { userId, holder, ids, most = pictureLimits.perAd.included }: AttachedPictures,
): Promise<readonly StrayFile[] | AttachRefusal> {
  if (ids.length > most) return 'max';

  const [table, column] = [sql(holder.table), sql(holder.column)];
  const wanted = uploadsAmong(ids);
  const uploaded = await sql<{ id: string; picture: number }[]>`
    select id, picture_id as picture from ad_picture_upload
    where user_id = ${userId} and (ad_id is null and service_id is null or ${column} = ${holder.id})
      and id = any(${wanted}::uuid[])
    order by id for update`;
  const shown = await sql<{ picture: number; view: string | null }[]>`
    select picture_id as picture, view from ${table} where ${column} = ${holder.id} order by sort`;
  const pictureOf = new Map<string, number>([
    ...uploaded.map(({ id, picture }) => [id, picture] as const),
    ...shown.map(({ picture }) => [String(picture), picture] as const),
  ]);
  const pictures = ids.flatMap((id) => pictureOf.get(id.toLowerCase()) ?? []);
  if (pictures.length < ids.length) return 'not-found';
  if (new Set(pictures).size < pictures.length) return 'repeated';
  if (pictures.join() === shown.map(({ picture }) => picture).join()) return [];

  const views = new Map(shown.map(({ picture, view }) => [picture, view]));
  const rows = pictures.map((picture, sort) => ({
    [holder.column]: holder.id,
    sort,
    picture_id: picture,
    view: views.get(picture) ?? null,
  }));
  await sql`delete from ${table} where ${column} = ${holder.id}`;
  if (rows.length > 0) await sql`insert into ${table} ${sql(rows)}`;
  await sql`update ad_picture_upload set ${column} = ${holder.id} where id = any(${uploaded.map(({ id }) => id)}::uuid[])`;
  // pictures of a feed belong to the feed, and several ads may show one
  const gone = await sql<{ id: number }[]>`
    select picture_id as id from ad_picture_upload
    where picture_id = any(${shown.map(({ picture }) => picture)}::bigint[])
      and not exists (select from ${table} shown where shown.picture_id = ad_picture_upload.picture_id)`;

  return deletePictures(
    sql,
    gone.map(({ id }) => id),
  );
}
