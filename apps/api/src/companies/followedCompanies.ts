import { companiesPerPage, maxFollowed } from '@volan/domain-rules';
import type { Sql } from 'postgres';
import type { CompanyRecord } from './CompanyRecord.ts';
import { readCompanies } from './postgresStore.ts';

/** A followed company with its number of new ads. */
export interface FollowedRecord extends CompanyRecord {
  readonly new_ads: number;
  readonly followed_at: Date;
}

/** Follows a public company; one that is already followed does not change. [B11] */
export async function insertFollowed(
  sql: Sql,
  userId: number,
  slug: string,
): Promise<{ readonly created_at: Date } | 'unknown' | 'too-many'> {
  const [row] = await sql<{ created_at: Date }[]>`
    insert into followed_company (user_id, company_id)
    select ${userId}, id from public_company company
    where slug = ${slug}
      and (
        (select count(*) from followed_company where user_id = ${userId}) < ${maxFollowed}
        or exists (select from followed_company where user_id = ${userId} and company_id = company.id))
    on conflict (user_id, company_id) do update set company_id = excluded.company_id
    returning created_at`;
  if (row) return row;

  const [known] = await sql`select from public_company where slug = ${slug}`;

  return known ? 'too-many' : 'unknown';
}

/** Stops following a company; false if it was not followed. */
export async function deleteFollowed(sql: Sql, userId: number, slug: string): Promise<boolean> {
  const { count } = await sql`
    delete from followed_company using company
    where company.id = company_id and slug = ${slug} and followed_company.user_id = ${userId}`;
  return count > 0;
}

/** Marks its present ads as seen by this account; false if the company is not followed. */
export async function markVisited(sql: Sql, userId: number, slug: string): Promise<boolean> {
  const { count } = await sql`
    update followed_company set visited_at = now() from company
    where company.id = company_id and slug = ${slug} and followed_company.user_id = ${userId}`;
  return count > 0;
}

/** Slugs of the companies that an account follows, the last one first. */
export async function followedSlugs(sql: Sql, userId: number): Promise<string[]> {
  const rows = await sql<{ slug: string }[]>`
    select slug from followed_company join public_company company on company.id = company_id
    where followed_company.user_id = ${userId} order by followed_company.created_at desc, company_id desc
    limit ${maxFollowed}`;
  return rows.map(({ slug }) => slug);
}

/** How many companies the list of an account has. */
export async function countFollowed(sql: Sql, userId: number): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from followed_company join public_company company on company.id = company_id
    where followed_company.user_id = ${userId}`;
  return row?.count ?? 0;
}

/** A page of them by name, and how many there are. */
export async function readFollowed(sql: Sql, userId: number, page: number) {
  const [companies, news] = await Promise.all([
    readCompanies(
      sql,
      sql`
        select company.* from public_company company
        join followed_company followed on company_id = company.id and followed.user_id = ${userId}
        order by sort_name, company.id
        offset ${(page - 1) * companiesPerPage} limit ${companiesPerPage}`,
    ),
    sql<{ id: number; new_ads: number; followed_at: Date }[]>`
      select company.id::int, followed.created_at as followed_at,
        (select count(*)::int from active_ad ad
          where ad.user_id = company.user_id
            and coalesce(ad.published_at, ad.created_at) > followed.visited_at) as new_ads
      from followed_company followed join public_company company on company.id = company_id
      where followed.user_id = ${userId}`,
  ]);
  const newsOf = new Map(news.map(({ id, ...rest }) => [id, rest]));
  const records = companies.flatMap((company): FollowedRecord | [] => {
    const known = newsOf.get(company.id);
    return known ? { ...company, ...known } : [];
  });

  return { companies: records, total: news.length };
}
