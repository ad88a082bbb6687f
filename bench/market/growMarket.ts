import type { Sql } from 'postgres';

/**
 * Copies the ads of the demo marketplace, with pictures, answers and fits, until `count` ads are there: other prices,
 * mileages and moments, the same words and shapes. May be repeated.
 */
export async function growMarket(sql: Sql, count: number): Promise<void> {
  const columns = await sql<{ name: string }[]>`
    select column_name as name from information_schema.columns
    where table_schema = current_schema() and table_name = 'ad' and is_generated = 'NEVER'
      and column_name not in ('id', 'source_id', 'price', 'mileage', 'created_at')`;
  const same = columns.map(({ name }) => `"${name}"`).join();
  for (let round = 1; ; round += 1) {
    const [standing] = await sql<{ ads: number }[]>`select count(*)::int as ads from ad`;
    const missing = count - (standing?.ads ?? 0);
    if (missing <= 0) return;

    await sql.begin(async (transaction) => {
      await transaction.unsafe(
        `insert into ad (${same}, source_id, price, mileage, created_at)
         select ${same}, source_id || '-copy-' || $1::text,
           (price * (0.75 + (hashtext(source_id || $1::text) & 255) / 512.0))::int,
           (mileage * (0.75 + (hashtext($1::text || source_id) & 255) / 512.0))::int,
           created_at - (hashtext(source_id || $1::text) & 1048575) * interval '1 second'
         from ad where source_id not like '%-copy-%' and not fast order by id limit $2`,
        [String(round), missing],
      );
      const copies = transaction`
        select copy.id as copy, origin.id as origin from ad copy
        join ad origin on origin.source = copy.source and copy.source_id = origin.source_id || ${`-copy-${round}`}`;
      await transaction`
        insert into ad_image (ad_id, sort, picture_id, view)
        select copy, sort, picture_id, view from (${copies}) pairs join ad_image on ad_id = origin`;
      await transaction`
        insert into ad_value (ad_id, specification_id, num, text)
        select copy, specification_id, num, text from (${copies}) pairs join ad_value on ad_id = origin`;
      await transaction`
        insert into ad_fit (ad_id, model_id, year_from, year_to)
        select copy, model_id, year_from, year_to from (${copies}) pairs join ad_fit on ad_id = origin`;
    });
  }
}
