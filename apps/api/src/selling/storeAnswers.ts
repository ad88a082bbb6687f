import type { AdValues } from '@volan/domain-rules';
import type { TransactionSql } from 'postgres';
import { answerRows } from './adColumns.ts';

/** Writes the answers of an ad that are stored in their own rows. Unchanged rows are not written. */
export async function storeAnswers(sql: TransactionSql, adId: number, values: AdValues): Promise<void> {
  const rows = answerRows(adId, values);
  const asked = rows.map((row) => row.specification_id);
  await sql`delete from ad_value where ad_id = ${adId} and specification_id <> all (${asked}::int[])`;
  if (rows.length > 0) {
    await sql`
      insert into ad_value (ad_id, specification_id, num, text)
      select ad_id, specification_id, num, text from jsonb_populate_recordset(null::ad_value, ${sql.json(rows)})
      on conflict (ad_id, specification_id) do update set num = excluded.num, text = excluded.text
        where (ad_value.num, ad_value.text) is distinct from (excluded.num, excluded.text)`;
  }
  const fits = [...values.fits];
  await sql`delete from ad_fit where ad_id = ${adId} and model_id <> all (${fits}::int[])`;
  await sql`
    insert into ad_fit (ad_id, model_id) select ${adId}, unnest(${fits}::int[])
    on conflict (ad_id, model_id) do nothing`;
}
