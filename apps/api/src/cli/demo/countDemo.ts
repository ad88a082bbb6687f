import type { Sql } from 'postgres';

/** The content of the database, as one line for a person. */
export async function countDemo(sql: Sql): Promise<string> {
  const [ads] = await sql<{ all: number; active: number; other: number }[]>`
    select count(*)::int as all, count(*) filter (where status = 2)::int as active,
      count(*) filter (where category_id <> 1)::int as other from ad`;
  const [rest] = await sql<{ sellers: number; companies: number; pictures: number; boosts: number; cities: number }[]>`
    select (select count(*) from users)::int as sellers, (select count(*) from company)::int as companies,
      (select count(*) from picture)::int as pictures,
      (select count(*) from ad_boost)::int as boosts, (select count(distinct city_id) from ad)::int as cities`;
  return (
    `${ads?.all} ads (${ads?.active} active, ${ads?.other} beside cars), ${rest?.sellers} sellers (${rest?.companies} companies), ` +
    `${rest?.cities} towns, ${rest?.pictures} pictures, ${rest?.boosts} promotions`
  );
}
