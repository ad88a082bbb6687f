import type { AdImage, CompanyPicture } from '@volan/api-contract';
import { companiesPerPage, maxFollowed } from '@volan/domain-rules';
import type { Fragment, Sql } from 'postgres';
import { newestPictures, pictureSql } from './postgresStore.ts';

/** Name and kind of a seller. */
interface SellerRecord {
  readonly id: number;
  readonly name: string;
  readonly type_id: number;
}

/** A followed seller with its ads and its number of new ones. */
export interface FollowedRecord extends SellerRecord {
  /** Slug of the page of the company; null: a private seller. */
  readonly company: string | null;
  readonly verified: boolean;
  readonly country_id: number | null;
  readonly region_id: number | null;
  readonly city: string | null;
  readonly logo: CompanyPicture | null;
  readonly ads: number;
  readonly new_ads: number;
  readonly pictures: readonly AdImage[];
  /** The category of its newest ad. */
  readonly category: string | null;
  readonly followed_at: Date;
}

/** Rows of `public_seller` that an account may see as followed: none that it blocked. */
const visibleSellers = (sql: Sql, userId: number): Fragment => sql`
  select seller.* from public_seller seller
  where not exists (select from blocked_user where user_id = ${userId} and blocked_id = seller.id)`;

/**
 * Those that it may follow: companies, and people while they have ads, so that an account cannot be named by its id
 * alone. Nobody follows their own account or a company that they act for.
 */
const followableSellers = (sql: Sql, userId: number): Fragment => sql`
  select * from (${visibleSellers(sql, userId)}) seller
  where id <> ${userId}
    and (company is not null or exists (select from active_ad where user_id = seller.id))
    and not exists (
      select from company_member member where member.company_id = seller.company_id and member.user_id = ${userId})`;

/** Follows a seller; one who is already followed does not change. [B11] */
export async function insertFollowed(
  sql: Sql,
  userId: number,
  sellerId: number,
): Promise<{ readonly created_at: Date } | 'unknown' | 'too-many'> {
  const [row] = await sql<{ created_at: Date }[]>`
    insert into followed_seller (user_id, seller_id)
    select ${userId}, id from (${followableSellers(sql, userId)}) seller
    where id = ${sellerId}
      and (
        (select count(*) from followed_seller where user_id = ${userId}) < ${maxFollowed}
        or exists (select from followed_seller where user_id = ${userId} and seller_id = seller.id))
    on conflict (user_id, seller_id) do update set seller_id = excluded.seller_id
    returning created_at`;
  if (row) return row;

  const [known] = await sql`select from (${followableSellers(sql, userId)}) seller where id = ${sellerId}`;

  return known ? 'too-many' : 'unknown';
}

/** Stops following a seller; false if it was not followed. */
export async function deleteFollowed(sql: Sql, userId: number, sellerId: number): Promise<boolean> {
  const { count } = await sql`delete from followed_seller where user_id = ${userId} and seller_id = ${sellerId}`;
  return count > 0;
}

/** Marks its present ads as seen by this account; false if the seller is not followed. */
export async function markVisited(sql: Sql, userId: number, sellerId: number): Promise<boolean> {
  const { count } = await sql`
    update followed_seller set visited_at = now() where user_id = ${userId} and seller_id = ${sellerId}`;
  return count > 0;
}

/** Accounts of the sellers whom an account follows, the last one first. */
export async function followedSellerIds(sql: Sql, userId: number): Promise<number[]> {
  const rows = await sql<{ id: number }[]>`
    select seller.id::int as id
    from followed_seller followed join (${visibleSellers(sql, userId)}) seller on seller.id = seller_id
    where followed.user_id = ${userId} order by followed.created_at desc, seller_id desc
    limit ${maxFollowed}`;
  return rows.map(({ id }) => id);
}

/** How many sellers the list of an account has. */
export async function countFollowed(sql: Sql, userId: number): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count
    from followed_seller followed join (${visibleSellers(sql, userId)}) seller on seller.id = seller_id
    where followed.user_id = ${userId}`;
  return row?.count ?? 0;
}

/** A seller whom an account may follow and does not follow yet; null otherwise. */
export async function readProposed(sql: Sql, userId: number, sellerId: number): Promise<SellerRecord | null> {
  const [seller] = await sql<SellerRecord[]>`
    select id::int as id, name, type_id from (${followableSellers(sql, userId)}) seller
    where id = ${sellerId}
      and not exists (select from followed_seller where user_id = ${userId} and seller_id = seller.id)`;
  return seller ?? null;
}

/** A page of the followed sellers by name. */
export function readFollowed(sql: Sql, userId: number, page: number): Promise<FollowedRecord[]> {
  return sql<FollowedRecord[]>`
    with page as materialized (
      select seller.*, seller.id as user_id, followed.created_at as followed_at, visited_at
      from followed_seller followed join (${visibleSellers(sql, userId)}) seller on seller.id = seller_id
      where followed.user_id = ${userId}
      order by sort_name, seller.id
      offset ${(page - 1) * companiesPerPage} limit ${companiesPerPage})
    select page.id::int as id, page.name, type_id, company, verified, page.country_id, page.region_id, city,
      ${pictureSql(sql, sql`logo_id`)} as logo, counted.ads, counted.new_ads,
      coalesce(newest.pictures, '[]') as pictures, followed_at,
      (select category.slug from active_ad ad join category on category.id = ad.category_id
        where ad.user_id = page.user_id order by ad.created_at desc, ad.id desc limit 1) as category
    from page
    cross join lateral (
      select count(*)::int as ads,
        (count(*) filter (where coalesce(published_at, created_at) > visited_at))::int as new_ads
      from active_ad ad where ad.user_id = page.user_id) counted
    left join lateral (${newestPictures(sql)}) newest on true
    order by sort_name, page.id`;
}
