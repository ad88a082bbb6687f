import { favouritesPerPage, listingStatus, maxFavourites } from '@volan/domain-rules';
import type { Sql } from 'postgres';

/** An ad that was saved. */
export interface SavedAd {
  readonly ad_id: number;
  /** Whole euros when it was saved; null for a price on request. */
  readonly price: number | null;
  readonly created_at: Date;
}

/** Ads in these states were never public, or wait to become public again: they are not shown. */
const notShown: readonly number[] = [listingStatus.draft, listingStatus.pending, listingStatus.rejected];

/** Saves a public ad, full or fast, with its present price; one that is already saved does not change. [M09] */
export async function insertFavourite(
  sql: Sql,
  userId: number,
  adId: number,
): Promise<Omit<SavedAd, 'ad_id'> | 'unknown' | 'too-many'> {
  const [row] = await sql<{ price: number | null; created_at: Date }[]>`
    insert into favourite (user_id, ad_id, price)
    select ${userId}, id, price from public_ad
    where id = ${adId}
      and (
        (select count(*) from favourite where user_id = ${userId}) < ${maxFavourites}
        or exists (select from favourite where user_id = ${userId} and ad_id = ${adId}))
    on conflict (user_id, ad_id) do update set ad_id = excluded.ad_id
    returning price, created_at`;
  if (row) return row;

  const [known] = await sql`select from public_ad where id = ${adId}`;

  return known ? 'too-many' : 'unknown';
}

/** Removes a saved ad; false if it was not saved. */
export async function deleteSaved(sql: Sql, userId: number, adId: number): Promise<boolean> {
  const { count } = await sql`delete from favourite where user_id = ${userId} and ad_id = ${adId}`;
  return count > 0;
}

/** Ids of the saved ads of an account, the last saved first. */
export async function savedIds(sql: Sql, userId: number): Promise<number[]> {
  const rows = await sql<{ ad_id: number }[]>`
    select ad_id::int from favourite where user_id = ${userId} order by created_at desc, ad_id desc
      limit ${maxFavourites}`;
  return rows.map(({ ad_id }) => ad_id);
}

/** How many full ads the list of an account has; fast ones have a list of their own. [B40] */
export async function countFavourites(sql: Sql, userId: number): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from favourite join ad on ad.id = ad_id
    where favourite.user_id = ${userId} and not ad.fast and ad.status <> all (${[...notShown]}::int[])`;
  return row?.count ?? 0;
}

/** A page of that list, the last saved first. */
export const readFavourites = (sql: Sql, userId: number, page: number): Promise<SavedAd[]> => sql<SavedAd[]>`
  select ad_id::int, favourite.price, favourite.created_at
  from favourite join ad on ad.id = ad_id
  where favourite.user_id = ${userId} and not ad.fast and ad.status <> all (${[...notShown]}::int[])
  order by favourite.created_at desc, ad_id desc
  offset ${(page - 1) * favouritesPerPage} limit ${favouritesPerPage}`;
