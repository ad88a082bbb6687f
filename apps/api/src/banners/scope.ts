import { canAccess, scopeOf, type Actor } from '@volan/domain-rules';
import type { Sql, TransactionSql } from 'postgres';

type BannerRight = 'promotions.list' | 'promotions.edit';

/** Whether an administrator reaches a banner: regional ones only those of their country. [H04] */
export const reaches = (right: BannerRight, actor: Actor, { country_id: countryId }: { country_id: number | null }) =>
  canAccess(right, actor, { ownerId: 0, countryId });

/** The country of a new booking: that of a regional administrator if they name none. Null: every country. [H04] */
export const countryOf = (actor: Actor, named: number | null | undefined) =>
  named === undefined && scopeOf('promotions.edit', actor) === 'country' ? actor.countryId : (named ?? null);

/** SQL for the banners that an administrator reaches. [H04] */
export const reached = (sql: Sql | TransactionSql, right: BannerRight, actor: Actor) =>
  scopeOf(right, actor) === 'all' ? sql`true` : sql`banner.country_id = ${actor.countryId}`;
