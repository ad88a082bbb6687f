import { listingStatus } from '@volan/domain-rules';
import type { Sql, TransactionSql } from 'postgres';
import type { ImportedAd } from '../../importing/ImportedAd.ts';

/** Result of a batch. Each ad counts once. */
export interface StoredCounts {
  inserted: number;
  /** Known ads that had changed at the source. */
  updated: number;
  /** Known ads that needed no change. */
  unchanged: number;
}

/** Columns that a later run may change; the others belong to the ad on our site. */
const refreshed = [
  'category_id',
  'brand_id',
  'model_id',
  'chassis_id',
  'brand_text',
  'model_text',
  'line',
  'description',
  'price',
  'price_type',
  'year',
  'mileage',
  'power_kw',
  'displacement',
  'vin',
  'country_id',
  'region_id',
  'city_id',
  'lat',
  'lng',
  'filter_ids',
  'search_tokens',
] as const;

/**
 * Writes a batch of ads with their answers in one transaction: all of them or none. Ads are identified by source and
 * id, so a batch may be written again.
 */
export const storeAds = (sql: Sql, ads: readonly ImportedAd[]): Promise<StoredCounts> =>
  sql.begin((transaction) => writeAds(transaction, ads));

/** The same as {@link storeAds}, within a transaction of the caller that writes more. */
export async function writeAds(transaction: TransactionSql, ads: readonly ImportedAd[]): Promise<StoredCounts> {
  const [first] = ads;
  if (!first) {
    return { inserted: 0, updated: 0, unchanged: 0 };
  }
  const rows = rowsOf(ads);
  // a vehicle that was on the site before cannot be newer than it was then [N02]
  const ordinary = Object.keys(rows[0] ?? {}).filter((name) => name !== 'first_seen_at');
  const list = (prefix: string, names: readonly string[]) => transaction.unsafe(listed(prefix, names));
  const written = await transaction<{ id: string; inserted: boolean }[]>`
    insert into ad (${list('', ordinary)}, first_seen_at)
    select ${list('', ordinary)}, seen.at
    from jsonb_populate_recordset(null::ad, ${transaction.json(rows)}) as fresh
      cross join lateral first_seen_of(fresh) as seen
    on conflict (source, source_id) do update
      set (${list('', refreshed)}, updated_at) = row(${list('excluded.', refreshed)}, now()),
        status = case when ad.withdrawn_at is not null and ad.status = ${listingStatus.paused}
          then excluded.status else ad.status end,
        withdrawn_at = null
      where (${list('ad.', refreshed)}) is distinct from (${list('excluded.', refreshed)})
        or ad.withdrawn_at is not null
    returning id, (xmax = 0) as inserted`;
  const ids = await transaction<{ id: string; source_id: string }[]>`
    select id, source_id from ad
    where source = ${first.source} and source_id = any(${ads.map((ad) => ad.source_id)})`;
  const idOf = new Map(ids.map((row) => [row.source_id, row.id]));
  const values = ads.flatMap((ad) => ad.values.map((value) => ({ ad_id: Number(idOf.get(ad.source_id)), ...value })));
  const changed = await transaction<{ ad_id: string }[]>`
    insert into ad_value (ad_id, specification_id, num, text)
    select ad_id, specification_id, num, text from jsonb_populate_recordset(null::ad_value, ${transaction.json(values)})
    on conflict (ad_id, specification_id) do update set num = excluded.num, text = excluded.text
      where (ad_value.num, ad_value.text) is distinct from (excluded.num, excluded.text)
    returning ad_id`;
  const inserted = new Set(written.filter((row) => row.inserted).map((row) => row.id));
  const touched = new Set([...written.map((row) => row.id), ...changed.map((row) => row.ad_id)]);

  return { inserted: inserted.size, updated: touched.size - inserted.size, unchanged: ads.length - touched.size };
}

/** Ids of this source whose ads belong to somebody else than its sellers: an import does not touch them. */
export async function adsOfOthers(
  sql: Sql,
  source: string,
  { ids, owners }: { ids: readonly string[]; owners: readonly number[] },
): Promise<ReadonlySet<string>> {
  const rows = await sql<{ source_id: string }[]>`
    select source_id from ad
    where source = ${source} and source_id = any(${[...ids]}) and user_id <> all(${[...owners]}::bigint[])`;
  return new Set(rows.map((row) => row.source_id));
}

/** The counts that {@link storeAds} would return for a batch, without writing. */
export async function countKnown(sql: Sql, ads: readonly ImportedAd[]): Promise<StoredCounts> {
  const values = ads.flatMap((ad) => ad.values.map((value) => ({ source_id: ad.source_id, ...value })));
  const list = (prefix: string) => sql.unsafe(listed(prefix, refreshed));
  const [counts] = await sql<{ known: number; updated: number }[]>`
    with fresh as (select * from jsonb_populate_recordset(null::ad, ${sql.json(rowsOf(ads))})),
      told as (
        select * from jsonb_to_recordset(${sql.json(values)})
          as value (source_id text, specification_id int, num numeric, text text)
      )
    select count(*)::int as known, (count(*) filter (where
      (${list('ad.')}) is distinct from (${list('fresh.')}) or ad.withdrawn_at is not null
      or exists (
        select from told left join ad_value on ad_value.ad_id = ad.id
          and ad_value.specification_id = told.specification_id
        where told.source_id = ad.source_id
          and (ad_value.ad_id is null or (ad_value.num, ad_value.text) is distinct from (told.num, told.text))
      )))::int as updated
    from fresh join ad using (source, source_id)`;
  const { known = 0, updated = 0 } = counts ?? {};

  return { inserted: ads.length - known, updated, unchanged: known - updated };
}

/** The ads as rows of their table, without the answers. */
const rowsOf = (ads: readonly ImportedAd[]) => ads.map(({ values: _values, vin = null, ...row }) => ({ ...row, vin }));

const listed = (prefix: string, names: readonly string[]) => names.map((name) => `${prefix}${name}`).join(', ');
