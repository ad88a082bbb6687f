import type { AdImage } from '@volan/api-contract';
import { sql, type Kysely } from 'kysely';
import type { Schema } from '../platform/database/Schema.ts';
import { readPrices } from '../prices/readPrices.ts';
import type { AdDetailsRecord, AdRecord } from './AdRecord.ts';

/** Where ads are read. */
export interface AdStore {
  /** Ads of these ids in their order; those that are gone are left out. Four queries, whatever their number. */
  read(ids: readonly number[]): Promise<AdRecord[]>;
  /** The same ad with what only its page shows; null where it is gone meanwhile. Four queries. */
  readDetails(ad: AdRecord): Promise<AdDetailsRecord | null>;
}

/** Ads in PostgreSQL. */
export function postgresAdStore(kysely: Kysely<Schema>): AdStore {
  async function read(ids: readonly number[]): Promise<AdRecord[]> {
    if (ids.length === 0) return [];
    const [rows, images, boosts, values] = await Promise.all([
      readRows(kysely, ids),
      readImages(kysely, ids),
      readBoosts(kysely, ids),
      readValues(kysely, ids),
    ]);
    const imagesOf = Map.groupBy(images, (image) => image.ad_id);
    const boostsOf = Map.groupBy(boosts, (boost) => boost.ad_id);
    const valuesOf = Map.groupBy(values, (value) => value.ad_id);
    const records = new Map(
      rows.map(({ seller_status, ...row }) => [
        row.id,
        {
          ...row,
          sellerInGoodStanding: seller_status < 2,
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
        readMore(kysely, ad.id),
        readPrices(kysely, ad.id),
        countAds(kysely, ad.user_id),
        kysely
          .selectFrom('ad_fit')
          .select(['model_id', 'year_from', 'year_to'])
          .where('ad_id', '=', ad.id)
          .orderBy('model_id')
          .execute(),
      ]);
      return more ? { ...ad, ...more, ...prices, seller_ads: ads, fits } : null;
    },
  };
}

function readRows(kysely: Kysely<Schema>, ids: readonly number[]) {
  return kysely
    .selectFrom('ad')
    .innerJoin('users', 'users.id', 'ad.user_id')
    .leftJoin('city', 'city.id', 'ad.city_id')
    .leftJoin('fresh_spread', 'fresh_spread.ad_id', 'ad.id')
    .select([
      'ad.id',
      'ad.slug',
      'ad.status',
      'ad.category_id',
      'ad.brand_id',
      'ad.model_id',
      'ad.chassis_id',
      'ad.brand_text',
      'ad.model_text',
      'ad.line',
      'ad.price',
      'ad.price_type',
      'ad.credit',
      'ad.reserved',
      'ad.year',
      'ad.mileage',
      'ad.power_kw',
      'ad.displacement',
      'ad.country_id',
      'ad.region_id',
      'ad.filter_ids',
      'ad.created_at',
      'ad.first_seen_at',
      'fresh_spread.count as spread_count',
      'fresh_spread.median as spread_median',
      'ad.user_id',
      'city.name as city',
      'users.name as seller_name',
      'users.type_id as seller_type',
      'users.status as seller_status',
    ])
    .select(
      sql<boolean>`exists (select from ad_review where ad_review.ad_id = ad.id and (due or waiting_since is not null))`.as(
        'is_unreviewed',
      ),
    )
    .where('ad.id', 'in', ids)
    .execute();
}

function readImages(kysely: Kysely<Schema>, ids: readonly number[]) {
  return kysely
    .selectFrom('ad_image')
    .innerJoin('picture', 'picture.id', 'ad_image.picture_id')
    .select(['ad_image.ad_id', 'picture.id', 'picture.width', 'picture.height', 'ad_image.view'])
    .where('ad_image.ad_id', 'in', ids)
    .orderBy('ad_image.ad_id')
    .orderBy('ad_image.sort')
    .execute();
}

function readBoosts(kysely: Kysely<Schema>, ids: readonly number[]) {
  const now = new Date();
  return kysely
    .selectFrom('ad_boost')
    .select(['ad_id', 'type'])
    .where('ad_id', 'in', ids)
    .where('starts_at', '<=', now)
    .where('ends_at', '>', now)
    .execute();
}

function readValues(kysely: Kysely<Schema>, ids: readonly number[]) {
  return kysely
    .selectFrom('ad_value')
    .select(['ad_id', 'specification_id', 'num', 'text'])
    .where('ad_id', 'in', ids)
    .execute();
}

function readMore(kysely: Kysely<Schema>, id: number) {
  return kysely
    .selectFrom('ad')
    .innerJoin('users', 'users.id', 'ad.user_id')
    .leftJoin('city', 'city.id', 'users.city_id')
    .leftJoin('company', (join) => join.onRef('company.user_id', '=', 'users.id').on('company.status', '=', 1))
    .leftJoin('user_image', (join) =>
      join.onRef('user_image.user_id', '=', 'users.id').on('user_image.kind', '=', 'avatar'),
    )
    .select([
      'ad.description',
      'ad.description_lang',
      'ad.confirmed_at',
      'ad.views',
      'users.created_at as seller_since',
      'users.verified as seller_verified',
      'users.country_id as seller_country_id',
      'city.name as seller_city',
      'city.region_id as seller_region_id',
      'company.slug as seller_company',
    ])
    .select(sql<boolean>`told_phones(ad.contact_phone, ad.user_id) <> '{}'`.as('has_phone'))
    .select((query) => query.fn.coalesce('user_image.picture_id', 'company.logo_id').as('seller_avatar'))
    .select((query) =>
      query
        .selectFrom('ad_event')
        .select((event) => event.fn.max('at').as('at'))
        .whereRef('ad_event.ad_id', '=', 'ad.id')
        .where('type', '=', 'ended')
        .as('ended_at'),
    )
    .where('ad.id', '=', id)
    .executeTakeFirst();
}

async function countAds(kysely: Kysely<Schema>, userId: number) {
  const { ads } = await kysely
    .selectFrom('active_ad')
    .select((query) => query.fn.countAll<number>().as('ads'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return ads;
}
