import postgres from 'postgres';
import { currentStack } from './currentStack.ts';

/** The database of the started product, to compare what a page says with what is stored. */
export const openSql = (url = currentStack().databaseUrl): postgres.Sql =>
  postgres(url, { max: 1, onnotice: () => {} });

/** The terms of a search, in the database's own words. */
export interface Wanted {
  /** Slugs of answers. An ad must have all of them. */
  answers?: readonly string[];
  priceTo?: number;
  yearFrom?: number;
  /** ISO code. */
  country?: string;
  /** Slug. */
  region?: string;
}

/** How many active ads of the category `vehicles` and those below it are wanted, by plain SQL. */
export async function totalOf(
  sql: postgres.Sql,
  { answers = [], priceTo, yearFrom, country, region }: Wanted,
): Promise<number> {
  const [row] = await sql`
    with recursive tree as (
      select id from category where slug = 'vehicles'
      union all
      select category.id from category join tree on category.parent_id = tree.id
    )
    select count(*)::int as total
    from ad
    join users on users.id = ad.user_id and users.status < 2
    join country on country.id = ad.country_id
    left join region on region.id = ad.region_id
    where ad.status = 2 and not ad.fast and ad.category_id in (select id from tree)
      and (${country ?? null}::text is null or country.code = ${country ?? null})
      and (${region ?? null}::text is null or region.slug = ${region ?? null})
      and (${priceTo ?? null}::int is null or ad.price <= ${priceTo ?? null})
      and (${yearFrom ?? null}::int is null or ad.year >= ${yearFrom ?? null})
      and not exists (
        select from unnest(${[...answers]}::text[]) wanted
        where not exists (select from filter where filter.slug = wanted and filter.id = any (ad.filter_ids))
      )`;
  return Number(row?.['total']);
}

/** An active car, and the id of an ad that was public once and is gone. */
export async function someAds(sql: postgres.Sql): Promise<{ id: number; slug: string; goneId: number }> {
  const [car] =
    await sql`select ad.id, ad.slug from (select * from ad where not fast) ad join category on category.id = category_id
    where ad.status = 2 and category.slug = 'vehicles' order by ad.id limit 1`;
  const [gone] = await sql`select id from ad where status in (6, 7) and not fast order by id limit 1`;
  if (!car || !gone) throw new Error('The demo marketplace holds no car, or no ad that is gone.');

  return { id: Number(car['id']), slug: String(car['slug']), goneId: Number(gone['id']) };
}
