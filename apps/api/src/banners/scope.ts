import { canAccess, scopeOf, type Actor } from '@volan/domain-rules';
import type { Sql, TransactionSql } from 'postgres';

type BannerRight = 'promotions.list' | 'promotions.edit';

/** Whether an administrator reaches a banner: regional ones only those of their country. [H04] */
export const reaches = (right: BannerRight, actor: Actor, { country_id: countryId }: { country_id: number | null }) =>
  canAccess(right, actor, { ownerId: 0, countryId });

/** SQL for the banners that an administrator reaches. [H04] */
export const reached = (sql: Sql | TransactionSql, right: BannerRight, actor: Actor) =>
  scopeOf(right, actor) === 'all' ? sql`true` : sql`banner.country_id = ${actor.countryId}`;
