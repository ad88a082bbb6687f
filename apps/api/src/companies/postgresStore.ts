import type { Fragment, Sql } from 'postgres';
import type { CompanyDetailsRecord, CompanyRecord } from './CompanyRecord.ts';

/** Profile type of a service. [M11] */
const serviceType = 3;

/** Filter of a list of companies, in the ids of the database. */
interface CompanySearch {
  readonly countryId: number | null;
  readonly regionId: number | null;
  readonly type: number | null;
  /** Folded; each word must be in one of the names or the town. Letters and digits only. */
  readonly words: readonly string[];
  readonly offset: number;
  readonly limit: number;
}

/**
 * A page of companies, those that sell something before services, each by name, because services have a directory of
 * their own; and how many there are of each kind under all conditions but the kind. */
export interface CompanyPage {
  readonly companies: readonly CompanyRecord[];
  readonly byType: ReadonlyMap<number, number>;
}

/** Reads companies. */
export interface CompanyStore {
  /** Always two queries, for any number of companies. */
  list(search: CompanySearch): Promise<CompanyPage>;
  read(slug: string): Promise<CompanyDetailsRecord | null>;
}

/** Companies in PostgreSQL. */
export function postgresCompanyStore(sql: Sql): CompanyStore {
  return {
    async list(search) {
      const [companies, counts] = await Promise.all([
        readPage(sql, search),
        sql<{ type: number; count: number }[]>`
          select business_type as type, count(*)::int as count from public_company company
          where ${whereOf(sql, search)} group by business_type`,
      ]);
      return { companies, byType: new Map(counts.map(({ type, count }) => [type, count])) };
    },

    async read(slug) {
      const [company] = await sql<CompanyDetailsRecord[]>`
        select company.id, user_id, slug, company.name, business_type, users.verified, company.country_id,
          company.region_id, city.name as city,
          company.lat, company.lng,
          ${pictureSql(sql, sql`company.logo_id`)} as logo,
          ${pictureSql(sql, sql`company.cover_id`)} as cover, company.status = 1 and users.status < 2 as "isPublic",
          company.status = 0 as "isWaiting", users.created_at as since, legal_name, tax_id, registry_number,
          company.address, web, company.description, opening_hours, hours_exceptions,
          (select ad.id::int from active_ad ad where ad.user_id = company.user_id
            order by ad.created_at desc, ad.id desc limit 1) as newest_ad,
          told_phones(null, company.user_id) <> '{}' as has_phone
        from company
        join users on users.id = company.user_id
        left join city on city.id = company.city_id
        where slug = ${slug}`;
      return company ?? null;
    },
  };
}

/** All conditions but the kind, on `company`, a row of `public_company`. */
function whereOf(sql: Sql, { countryId, regionId, words }: CompanySearch): Fragment {
  return words.reduce<Fragment>(
    (all, word) => sql`${all} and search_text like ${`%${word}%`}`,
    sql`true
      ${countryId === null ? sql`` : sql`and company.country_id = ${countryId}`}
      ${regionId === null ? sql`` : sql`and company.region_id = ${regionId}`}`,
  );
}

function readPage(sql: Sql, search: CompanySearch) {
  return readCompanies(
    sql,
    sql`
      select * from public_company company
      where ${whereOf(sql, search)} ${search.type === null ? sql`` : sql`and business_type = ${search.type}`}
      order by ${search.type === null ? sql`business_type = ${serviceType}, ` : sql``} sort_name, id
      offset ${search.offset} limit ${search.limit}`,
    sql`page.business_type = ${serviceType}, sort_name, page.id`,
  );
}

/** Companies with the data that a list shows, by name or in `order`; `page` chooses rows of `public_company`. */
function readCompanies(sql: Sql, page: Fragment, order: Fragment = sql`sort_name, page.id`): Promise<CompanyRecord[]> {
  return sql<CompanyRecord[]>`
    with page as materialized (${page})
    select page.id, user_id, slug, page.name, business_type, verified, page.country_id, page.region_id,
      city.name as city, ${pictureSql(sql, sql`logo_id`)} as logo, coalesce(newest.pictures, '[]') as pictures
    from page
    left join city on city.id = page.city_id
    left join lateral (${newestPictures(sql)}) newest on true
    order by ${order}`;
}

/** Covers of the three newest ads of a seller that have one; `page.user_id` is the seller. */
export function newestPictures(sql: Sql): Fragment {
  return sql`
    select jsonb_agg(
      jsonb_build_object('id', id, 'width', width, 'height', height, 'view', view) order by created_at desc, ad_id desc
    ) as pictures
    from (
      select picture.id, width, height, view, ad.created_at, ad.id as ad_id
      from active_ad ad
      join ad_image on ad_image.ad_id = ad.id and sort = 0
      join picture on picture.id = picture_id
      where ad.user_id = page.user_id
      order by ad.created_at desc, ad.id desc
      limit 3
    ) newest`;
}

/** A picture as JSON by its id; null without one. */
export function pictureSql(sql: Sql, id: Fragment): Fragment {
  return sql`(select jsonb_build_object('id', picture.id, 'width', width, 'height', height) from picture
    where picture.id = ${id})`;
}
