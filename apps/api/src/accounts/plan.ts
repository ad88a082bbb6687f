import { planOf, type ActivePlan, type FreeSlots } from '@volan/api-contract';
import {
  adLimit,
  fastAdLimit,
  listingStatus,
  profileTypes,
  termsOf,
  type BrandId,
  type PlanName,
  type PlanTerms,
} from '@volan/domain-rules';
import type { Sql, TransactionSql } from 'postgres';

/** The plan that an account chose last, even if it begins later. [J28] */
export async function chosenPlan(sql: Sql, userId: number, now: Date): Promise<PlanName> {
  const [row] = await sql<{ plan: PlanName }[]>`
    select plan from user_plan where user_id = ${userId} and ends_at > ${now} order by starts_at desc limit 1`;
  return row?.plan ?? 'free';
}

/** The current plan with its period. The free plan begins when the last paid one ended. [J29] */
export async function activePlan(sql: Sql, userId: number, brand: BrandId, now: Date): Promise<ActivePlan> {
  const [row] = await sql<{ plan: PlanName | null; starts_at: Date; ends_at: Date | null; auto_renew: boolean }[]>`
    select plan, ends_at,
      (select next_plan from user_plan where user_id = users.id and ends_at > ${now} order by starts_at desc, id desc
        limit 1)
        is not null as auto_renew,
      coalesce(
        starts_at,
        (select max(ends_at) from user_plan where user_id = users.id and ends_at <= ${now}),
        users.created_at) as starts_at
    from users left join user_plan on user_id = users.id and starts_at <= ${now} and ends_at > ${now}
    where users.id = ${userId}
    order by user_plan.starts_at desc limit 1`;
  if (!row) throw new Error('The account was erased at this moment.');

  const { plan, starts_at, ends_at, auto_renew } = row;

  return {
    ...planOf(plan ?? 'free', brand),
    start: starts_at.toISOString(),
    end: ends_at?.toISOString() ?? null,
    auto_renew,
  };
}

/**
 * How many ads an account may still activate. Fast ads have a limit of their own. An ad that waits for a moderator
 * already takes a slot. Ask in the transaction that activates the ad. [J30, T09c]
 */
export async function freeSlots(sql: Sql | TransactionSql, userId: number, now = new Date()): Promise<FreeSlots> {
  const [row] = await sql<{ plan: PlanName | null; in_free_period: boolean; used: number }[]>`
    select coalesce(free_until > ${now}, false) as in_free_period,
      (select plan from user_plan where user_id = users.id and starts_at <= ${now} and ends_at > ${now}
       order by starts_at desc limit 1) as plan,
      (select count(*)::int from ad where user_id = users.id and not fast
       and status in (${listingStatus.active}, ${listingStatus.pending})) as used
    from users left join country on country.id = users.country_id
    where users.id = ${userId}`;
  if (!row) throw new Error('The account was erased at this moment.');

  const limit = adLimit(row.plan ?? 'free', row.in_free_period);

  return { free: Math.max(0, limit - row.used), used: row.used, limit };
}

/**
 * How many fast ads an account may have at once, and how many are active or wait for a moderator. Ask in the transaction
 * that activates one. [M17]
 */
export async function slotsOfFastAds(
  sql: Sql | TransactionSql,
  userId: number,
  now = new Date(),
): Promise<{ readonly used: number; readonly limit: number }> {
  const [row] = await sql<{ plan: PlanName | null; type: number; used: number }[]>`
    select type_id as type,
      (select plan from user_plan where user_id = users.id and starts_at <= ${now} and ends_at > ${now}
       order by starts_at desc limit 1) as plan,
      (select count(*)::int from ad where user_id = users.id and fast
       and status in (${listingStatus.active}, ${listingStatus.pending})) as used
    from users where id = ${userId}`;
  if (!row) throw new Error('The account was erased at this moment.');

  return { used: row.used, limit: fastAdLimit(row.plan ?? 'free', row.type !== profileTypes.private) };
}

/** What the current plan gives an account. [M13] */
export async function activeTerms(sql: Sql | TransactionSql, userId: number, now = new Date()): Promise<PlanTerms> {
  const [row] = await sql<{ plan: PlanName }[]>`
    select plan from user_plan where user_id = ${userId} and starts_at <= ${now} and ends_at > ${now}
    order by starts_at desc limit 1`;
  return termsOf(row?.plan ?? 'free');
}
