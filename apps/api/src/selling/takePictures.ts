import type { TransactionSql } from 'postgres';

/** Which pictures an ad shall have, and who asks. */
export interface WantedPictures {
  /** Who is signed in, not the company for which they act. */
  readonly userId: number;
  readonly adId: number;
  /** In their order, the cover first: ids of uploads, and numbers of pictures that the ad shows already. */
  readonly ids: readonly string[];
  /** Pictures that the ad may have. */
  readonly most: number;
}

/**
 * Gives an ad exactly these of the pictures that it shows; others are unknown, and nothing is changed then.
 */
export async function takePictures(
  sql: TransactionSql,
  { adId, ids, most }: WantedPictures,
): Promise<'not-found' | 'max' | null> {
  if (ids.length > most) return 'max';
  const shown = await sql<{ picture: string; view: string | null }[]>`
    select picture_id::text as picture, view from ad_image where ad_id = ${adId} order by sort`;
  const views = new Map(shown.map(({ picture, view }) => [picture, view]));
  if (ids.some((id) => !views.has(id))) return 'not-found';
  if (ids.join() === shown.map(({ picture }) => picture).join()) return null;
  await sql`delete from ad_image where ad_id = ${adId}`;
  const rows = ids.map((id, sort) => ({ ad_id: adId, sort, picture_id: id, view: views.get(id) ?? null }));
  if (rows.length > 0) await sql`insert into ad_image ${sql(rows)}`;
  return null;
}
