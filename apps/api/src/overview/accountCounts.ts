import type { AccountCounts } from '@volan/api-contract';
import { listingStatus, type Actor } from '@volan/domain-rules';
import type { Sql } from 'postgres';
import { countFollowed } from '../companies/followedSellers.ts';
import { countFavourites } from '../favourites/favouriteStore.ts';
import { accountsOf } from '../ads/ownership.ts';

/** The sizes of the user's own lists. [B07] */
export async function accountCounts(sql: Sql, actor: Actor): Promise<AccountCounts> {
  const [[ads], favourites, sellers] = await Promise.all([
    sql<{ count: number }[]>`
      select count(*)::int as count from ad
      where user_id = any (${accountsOf(actor)}::bigint[]) and status = ${listingStatus.active}
        and not fast`,
    countFavourites(sql, actor.id),
    countFollowed(sql, actor.id),
  ]);
  return { active_ads: ads?.count ?? 0, favourites, sellers, companies: actor.memberships?.length ?? 0 };
}
