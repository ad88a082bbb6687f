import type { ActivePlan, FreeSlots, Plan } from '@volan/api-contract';
import {
  adLimit,
  brands,
  listingStatus,
  planPrices,
  type BrandId,
  termsOf,
  type PlanName,
  type PlanTerms,
} from '@volan/domain-rules';
import type { Sql, TransactionSql } from 'postgres';

/** Minor units in one whole unit of a currency. */
const minor = 100;

/** A packet with its price in the currency of a brand. [M13] */
export function presentPlan(name: PlanName, brand: BrandId): Plan {
  const { creditCurrency: currency } = brands[brand];
  const sold = planPrices.find((plan) => plan.name === name);
  const { ads, images, creditsMonth, boosts, feed, widget, staffSeats } = termsOf(name);
  return {
    id: name,
    title: `product.plan-${name}`,
    price: (sold?.price[currency] ?? 0) * minor,
    currency,
    months: sold?.months ?? null,
    credits_month: creditsMonth,
    ads,
    images,
    boosts,
    feed,
    widget,
    staff_seats: staffSeats,
  };
}

/** The packet that an account chose last, also where it begins later. [J28] */
export async function chosenPlan(sql: Sql, userId: number): Promise<PlanName> {
  const [row] = await sql<{ plan: PlanName }[]>`
    select plan from user_plan where user_id = ${userId} and ends_at > now() order by starts_at desc limit 1`;
  return row?.plan ?? 'free';
}

/** The packet in force, and when; of the free one, since when nothing else has been. [J29] */
export async function activePlan(sql: Sql, userId: number, brand: BrandId): Promise<ActivePlan> {
  const [row] = await sql<{ plan: PlanName | null; starts_at: Date; ends_at: Date | null; auto_renew: boolean }[]>`
    select plan, auto_renew, ends_at,
      coalesce(
        starts_at,
        (select max(ends_at) from user_plan where user_id = users.id and ends_at <= now()),
        users.created_at) as starts_at
    from users left join user_plan on user_id = users.id and starts_at <= now() and ends_at > now()
    where users.id = ${userId}
    order by user_plan.starts_at desc limit 1`;
  if (!row) throw new Error('The account was erased at this moment.');
  const { plan, starts_at, ends_at, auto_renew } = row;
  return {
    ...presentPlan(plan ?? 'free', brand),
    start: starts_at.toISOString(),
    end: ends_at?.toISOString() ?? null,
    auto_renew: auto_renew ?? false,
  };
}

/** Ads that an account may still activate. Whoever activates one asks in the same transaction. [J30, T09c] */
export async function freeSlots(sql: Sql | TransactionSql, userId: number): Promise<FreeSlots> {
  const [row] = await sql<{ plan: PlanName | null; in_free_period: boolean; used: number }[]>`
    select coalesce(free_until > now(), false) as in_free_period,
      (select plan from user_plan where user_id = users.id and starts_at <= now() and ends_at > now()
       order by starts_at desc limit 1) as plan,
      (select count(*)::int from ad where user_id = users.id and status = ${listingStatus.active}) as used
    from users left join country on country.id = users.country_id
    where users.id = ${userId}`;
  if (!row) throw new Error('The account was erased at this moment.');
  const limit = adLimit(row.plan ?? 'free', row.in_free_period);
  return { free: Math.max(0, limit - row.used), used: row.used, limit };
}

/** What the packet in force gives an account. [M13] */
export async function activeTerms(sql: Sql | TransactionSql, userId: number): Promise<PlanTerms> {
  const [row] = await sql<{ plan: PlanName }[]>`
    select plan from user_plan where user_id = ${userId} and starts_at <= now() and ends_at > now()
    order by starts_at desc limit 1`;
  return termsOf(row?.plan ?? 'free');
}
