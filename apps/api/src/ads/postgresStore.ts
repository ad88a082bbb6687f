import type { AdImage } from '@volan/api-contract';
import type { Sql } from 'postgres';
import { readPrices } from '../prices/readPrices.ts';
import type { AdDetailsRecord, AdRecord } from './AdRecord.ts';
import { mileageBeforeSql } from './mileageBefore.ts';

/** Reads ads. */
export interface AdStore {
  /** Ads with these ids, in their order; missing ones are left out. Always four queries, for any number of ads. */
  read(ids: readonly number[]): Promise<AdRecord[]>;
  /** The ad with the fields that only its page shows; null if it was deleted in between. Five queries. */
  readDetails(ad: AdRecord): Promise<AdDetailsRecord | null>;
}

/** Ads in PostgreSQL. The ids are one parameter, so that each statement is planned once, however many ads it reads. */
export function postgresAdStore(sql: Sql): AdStore {
  async function read(ids: readonly number[]): Promise<AdRecord[]> {
    if (ids.length === 0) return [];

    const [rows, images, boosts, values] = await Promise.all([
      readRows(sql, ids),
      readImages(sql, ids),
      readBoosts(sql, ids),
      readValues(sql, ids),
    ]);
    const imagesOf = Map.groupBy(images, (image) => image.ad_id);
    const boostsOf = Map.groupBy(boosts, (boost) => boost.ad_id);
    const valuesOf = Map.groupBy(values, (value) => value.ad_id);
    const records = new Map(
      rows.map(({ seller_status: sellerStatus, ...row }) => [
        row.id,
        {
          ...row,
          sellerInGoodStanding: sellerStatus < 2,
          images: (imagesOf.get(row.id) ?? []).map(({ ad_id: _ad, ...image }): AdImage => image),
          boosts: (boostsOf.get(row.id) ?? []).map((boost) => boost.type),
          values: new Map((valuesOf.get(row.id) ?? []).map((value) => [value.specification_id, value])),
        },
      ]),
    );

    return ids.flatMap((id) => records.get(id) ?? []);
  }

  return {
    read,
    async readDetails(ad) {
      const [more, prices, ads, fits] = await Promise.all([
        readMore(sql, ad.id),
        readPrices(sql, ad.id),
        countAds(sql, ad.user_id),
        readFits(sql, ad.id),
      ]);
      return more ? { ...ad, ...more, ...prices, seller_ads: ads, fits } : null;
    },
  };
}

/** Columns of an ad that {@link readRows} reads. */
type Row = Omit<AdRecord, 'sellerInGoodStanding' | 'images' | 'boosts' | 'values'> & { readonly seller_status: number };

const readRows = (sql: Sql, ids: readonly number[]) => sql<Row[]>`
  select ad.id, ad.slug, ad.status, ad.category_id, ad.brand_id, ad.model_id, ad.chassis_id, ad.brand_text,
    ad.model_text,
    ad.line, ad.fast, ad.tags, ad.expires_at, ad.price, ad.price_type, ad.credit, ad.reserved, ad.year, ad.mileage, ad.power_kw, ad.displacement,
    ad.country_id, ad.region_id, ad.filter_ids, ad.created_at, ad.first_seen_at, ad.user_id,
    city.name as city,
    spread.count as spread_count, spread.median as spread_median,
    users.name as seller_name, users.type_id as seller_type, users.status as seller_status,
    exists (
      select from ad_review where ad_review.ad_id = ad.id and (due or waiting_since is not null)
    ) as is_unreviewed
  from ad
  join users on users.id = ad.user_id
  left join city on city.id = ad.city_id
  left join fresh_spread spread on spread.ad_id = ad.id
  where ad.id = any (${[...ids]}::bigint[])`;

type Image = AdImage & { readonly ad_id: number };

const readImages = (sql: Sql, ids: readonly number[]) => sql<Image[]>`
  select ad_image.ad_id, picture.id, picture.width, picture.height, ad_image.view
  from ad_image
  join picture on picture.id = ad_image.picture_id
  where ad_image.ad_id = any (${[...ids]}::bigint[])
  order by ad_image.ad_id, ad_image.sort`;

const readBoosts = (sql: Sql, ids: readonly number[]) => sql<{ ad_id: number; type: number }[]>`
  select ad_id, type from ad_boost
  where ad_id = any (${[...ids]}::bigint[]) and starts_at <= now() and ends_at > now()`;

interface Value {
  readonly ad_id: number;
  readonly specification_id: number;
  readonly num: number | null;
  readonly text: string | null;
}

const readValues = (sql: Sql, ids: readonly number[]) => sql<Value[]>`
  select ad_id, specification_id, num, text from ad_value where ad_id = any (${[...ids]}::bigint[])`;

/** Columns of an ad that {@link readMore} reads. */
type More = Omit<AdDetailsRecord, keyof AdRecord | 'spread' | 'price_events' | 'seller_ads' | 'fits'>;

async function readMore(sql: Sql, id: number): Promise<More | undefined> {
  const [more] = await sql<More[]>`
    select ad.financing_price, ad.description, ad.description_lang, ad.confirmed_at, ad.views,
      users.created_at as seller_since, users.verified as seller_verified, users.country_id as seller_country_id,
      city.name as seller_city, city.region_id as seller_region_id,
      company.slug as seller_company,
      told_phones(ad.contact_phone, ad.user_id) <> '{}' as has_phone,
      coalesce(avatar.picture_id, company.logo_id) as seller_avatar,
      ${mileageBeforeSql(sql)} as mileage_before,
      (select max(at) from ad_event where ad_event.ad_id = ad.id and type = 'ended') as ended_at
    from ad
    join users on users.id = ad.user_id
    left join city on city.id = users.city_id
    left join company on company.user_id = users.id and company.status = 1
    left join user_image avatar on avatar.user_id = users.id and avatar.kind = 'avatar'
    where ad.id = ${id}`;
  return more;
}

async function countAds(sql: Sql, userId: number): Promise<number> {
  const [counted] = await sql<{ ads: number }[]>`select count(*) as ads from active_ad where user_id = ${userId}`;
  return counted?.ads ?? 0;
}

type Fit = AdDetailsRecord['fits'][number];

const readFits = (sql: Sql, id: number) => sql<Fit[]>`
  select model_id, year_from, year_to from ad_fit where ad_id = ${id} order by model_id`;
