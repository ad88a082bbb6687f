import { boostTypes, listingStatus } from '@volan/domain-rules';
import type { Sql } from 'postgres';
import { listQuality, listWidths } from '../../adPictures/cardVariants.ts';
import type { Pictures } from '../../media/pictures.ts';

/** Ads of the first catalog page. */
const pageSize = 24;

/**
 * Makes the sizes of the pictures that the first visitor sees: the first three of the newest ads, and the covers of the
 * newest promoted ones. All others are made on the first request.
 * @returns how many were made.
 */
export async function prepareFirstPages(sql: Sql, pictures: Pictures): Promise<number> {
  const rows = await sql<{ picture_id: string }[]>`
    with newest as (
      select id from ad where status = ${listingStatus.active} order by created_at desc, id desc limit ${pageSize}
    ), promoted as (
      select ad_id as id from ad_boost where type = ${boostTypes.BOOST_TOP} order by starts_at desc limit ${pageSize}
    )
    select distinct picture_id from ad_image
    where (sort = 0 and ad_id in (select id from promoted)) or (sort < 3 and ad_id in (select id from newest))`;
  return pictures.prepare(
    rows.map((row) => Number(row.picture_id)),
    listWidths.map((width) => ({ width, height: null, quality: listQuality, format: 'avif' as const })),
  );
}
