import { idsPerSitemapPart } from '@volan/api-contract';
import type { Sql } from 'postgres';
import type { SitemapAdRecord, SitemapFastAdRecord, SitemapGroup, SitemapStore } from './SitemapStore.ts';

/** The sitemap in PostgreSQL. Pages of ads are read by key, so the last one costs as much as the first. */
export function postgresSitemapStore(sql: Sql): SitemapStore {
  return {
    parts: async () => [
      ...(await sql<{ part: number; count: number; changed_at: Date }[]>`
        select (id / ${idsPerSitemapPart}::int)::int as part, count(*)::int as count, max(updated_at) as changed_at
        from active_ad
        group by part
        order by part`),
    ],
    ads: async (after, last, maxRows) => [
      ...(await sql<SitemapAdRecord[]>`
        select id, category_id, slug, updated_at as changed_at
        from active_ad
        where id > ${after} and id <= ${last}
        order by id
        limit ${maxRows}`),
    ],
    companies: async (after, maxRows) => [
      ...(await sql<{ id: number; slug: string }[]>`
        select id, slug from public_company where id > ${after} order by id limit ${maxRows}`),
    ],
    fastAds: async (after, maxRows) => [
      ...(await sql<SitemapFastAdRecord[]>`
        select public_ad.id::int, category_id, region.slug as region, updated_at as changed_at
        from public_ad left join region on region.id = region_id
        where fast and public_ad.id > ${after}
        order by public_ad.id
        limit ${maxRows}`),
    ],
    services: async (after, maxRows) => [
      ...(await sql<{ id: number; changed_at: Date }[]>`
        select shown.id::int, greatest(service.updated_at, company.updated_at) as changed_at
        from public_car_service shown
        join car_service service on service.id = shown.id
        join company on company.id = shown.id
        where shown.id > ${after}
        order by shown.id
        limit ${maxRows}`),
    ],
    groups: async (country) => [
      ...(await sql<SitemapGroup[]>`
        select category_id, brand_id, model_id, max(updated_at) as changed_at
        from active_ad
        where ${country}::text is null or country_id = (select id from country where code = ${country})
        group by category_id, brand_id, model_id`),
    ],
  };
}
