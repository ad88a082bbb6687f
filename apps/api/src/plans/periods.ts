import { planPrices, unusedWorth, type CreditCurrency, type PlanDays, type PlanPrice } from '@volan/domain-rules';
import type { PendingQuery, Row, Sql, TransactionSql } from 'postgres';
import { marketTimeZone } from '../platform/brands/marketDay.ts';

/** A packet that is sold. */
export type SoldPlan = PlanPrice['name'];

/** A time in which an account has a packet. It runs now, or begins later. */
export interface PlanPeriod {
  readonly id: number;
  readonly plan: SoldPlan;
  readonly starts_at: Date;
  readonly ends_at: Date;
  /** The value of its whole time, in minor units. */
  readonly worth: Readonly<Record<CreditCurrency, number>>;
  /** Number of whole months; 0 for a shorter period. */
  readonly months: number;
  /** The packet that is paid from credits at its end. */
  readonly next_plan: SoldPlan | null;
  /** Its calendar days. */
  readonly days: number;
  /** Its calendar days that have not begun. */
  readonly unusedDays: number;
  /** The days of the month whose credits were granted last. Null: no credits were granted. */
  readonly granted: PlanDays | null;
  /** It is refunded, or a refund is running: its unused days do not reduce another price. */
  readonly is_given_back: boolean;
}

/** Minor units in one whole unit of a currency. */
const minor = 100;

/** The row of a packet in the price list. */
export function soldPlan(name: SoldPlan): PlanPrice {
  const plan = planPrices.find((each) => each.name === name);
  if (!plan) throw new Error(`No packet is sold as ${name}.`);
  return plan;
}

/** The packet of a product in the price list. */
export function planOf(product: string): SoldPlan {
  const plan = planPrices.find(({ name }) => product === `plan-${name}`);
  if (!plan) throw new Error(`No packet is sold as ${product}.`);
  return plan.name;
}

/** The price of a packet, in minor units. */
export const planPrice = (name: SoldPlan, currency: CreditCurrency) => soldPlan(name).price[currency] * minor;

interface PeriodRow extends Omit<PlanPeriod, 'worth' | 'granted'> {
  readonly worth_rsd: number;
  readonly worth_eur: number;
  readonly grants: number;
  readonly granted_days: number | null;
  readonly granted_unused: number | null;
}

/** SQL condition: the period is refunded. */
export const wasGivenBack = (sql: Sql | TransactionSql, period: string) => sql`
  exists (
    select from purchase_order_item given
    where given.order_id = ${sql(`${period}.order_id`)} and given.product = 'plan-' || ${sql(`${period}.plan`)}
      and given.refunded_quantity > 0)`;

/** SQL condition: a refund of the period is running, and the bank may still refuse it. */
const isBeingGivenBack = (sql: Sql | TransactionSql) => sql`
  exists (
    select from payment_attempt attempt join purchase_order_item given using (order_id)
    where given.order_id = user_plan.order_id and given.product = 'plan-' || user_plan.plan
      and attempt.state = 'paid' and refund_began_at is not null
      and (refund_items is null or refund_items @> jsonb_build_array(jsonb_build_object('place', given.place))))`;

/** The present and later packets of an account, in their order, without gaps. [M13] */
export async function periodsOf(sql: Sql | TransactionSql, userId: number, now: Date): Promise<PlanPeriod[]> {
  const dateOf = (months: PendingQuery<Row[]>) =>
    sql`plan_date(anchored_at, months_before + ${months}, 0, ${marketTimeZone})`;
  const rows = await sql<PeriodRow[]>`
    select id::int, plan, starts_at, ends_at, worth_rsd, worth_eur, months, next_plan,
      plan_days(${dateOf(sql`grants - 1`)}, least(ends_at, ${dateOf(sql`grants`)}), ${marketTimeZone}) as granted_days,
      floor(plan_days(${now}, least(ends_at, ${dateOf(sql`grants`)}), ${marketTimeZone}))::int as granted_unused,
      grants, greatest(1, round(plan_days(starts_at, ends_at, ${marketTimeZone})))::int as days,
      floor(plan_days(${now}, ends_at, ${marketTimeZone}))::int as "unusedDays",
      (${wasGivenBack(sql, 'user_plan')} or ${isBeingGivenBack(sql)}) as is_given_back
    from user_plan where user_id = ${userId} and ends_at > ${now} order by starts_at, id`;
  return rows.map(({ worth_rsd: rsd, worth_eur: eur, grants, granted_days: days, granted_unused: unused, ...row }) => ({
    ...row,
    worth: { RSD: rsd, EUR: eur },
    granted: grants > 0 && days !== null ? { days: Math.max(1, Math.round(days)), unusedDays: unused ?? 0 } : null,
  }));
}

/** The packet that runs now. Null: the free one. */
export const runningOf = (periods: readonly PlanPeriod[], now: Date) =>
  periods.findLast(({ starts_at: start }) => start <= now) ?? null;

/** The value of the unused days of a period, in minor units. [M13] */
export const unusedOf = ({ worth, ...days }: PlanPeriod, currency: CreditCurrency) =>
  unusedWorth(worth[currency], days);

/** Locks the packets of an account, so that two packets that are paid at once do not begin together. */
export const lockPlans = (sql: TransactionSql, userId: number) =>
  sql`select from users where id = ${userId} for no key update`;

/**
 * Takes the same lock before a packet begins or ends, and answers the time to use: now, or the time of the last end if
 * this server's clock is earlier. So a packet never appears to run after its stored end.
 */
export async function lockPlansAt(sql: TransactionSql, userId: number, now: Date): Promise<Date> {
  await lockPlans(sql, userId);
  const [row] = await sql<{ moment: Date }[]>`
    select greatest(${now}::timestamptz, max(closed_at)) as moment from user_plan where user_id = ${userId}`;
  return row?.moment ?? now;
}

/** A new period. */
export interface NewPeriod {
  readonly userId: number;
  readonly plan: SoldPlan;
  readonly startsAt: Date;
  /** Length in days. Null: all months of its packet. */
  readonly days: number | null;
  readonly worth: Readonly<Record<CreditCurrency, number>>;
  /** The order that paid it and grants its first credits. Null: it was paid with credits. */
  readonly orderId: string | null;
  readonly next: SoldPlan | null;
}

interface Span {
  readonly ends_at: Date;
  readonly anchored_at: Date;
  readonly months_before: number;
}

/**
 * The end of a period that begins at a moment, and the date that its months are counted from. The count continues from
 * the period before: after February, a packet that began on the 31st has the 31st again. [M13]
 *
 * @param days that it runs; null: whole months
 */
async function spanOf(
  sql: TransactionSql,
  userId: number,
  startsAt: Date,
  months: number,
  days: number | null,
): Promise<Span> {
  const [span] = await sql<Span[]>`
    with before as (
      select anchored_at, months_before + months as months_before from user_plan
      where user_id = ${userId} and ends_at = ${startsAt} and months > 0
        and plan_date(anchored_at, months_before + months, 0, ${marketTimeZone}) = ${startsAt}
      order by id desc limit 1)
    select anchored_at, months_before, plan_date(anchored_at, months_before + ${months}, 0, ${marketTimeZone})
      as ends_at
    from before where ${days}::int is null`;
  if (span) return span;

  const [begun] = await sql<Span[]>`
    select ${startsAt}::timestamptz as anchored_at, 0 as months_before,
      plan_date(${startsAt}, ${days === null ? months : 0}, ${days ?? 0}, ${marketTimeZone}) as ends_at`;
  if (!begun) throw new Error('A date can be counted.');

  return begun;
}

/** Number of days of a period of whole months that begins at a moment. */
export async function wholeDays(sql: TransactionSql, userId: number, startsAt: Date, months: number): Promise<number> {
  const { ends_at: endsAt } = await spanOf(sql, userId, startsAt, months, null);
  const [row] = await sql<{ days: number }[]>`
    select round(plan_days(${startsAt}, ${endsAt}, ${marketTimeZone}))::int as days`;
  return row?.days ?? 1;
}

/** Stores a period. */
export async function insertPeriod(sql: TransactionSql, period: NewPeriod): Promise<number> {
  const { userId, plan, startsAt, days, worth, orderId, next } = period;
  const { months } = soldPlan(plan);
  const span = await spanOf(sql, userId, startsAt, months, days);
  const [row] = await sql<{ id: number }[]>`
    insert into user_plan ${sql({
      user_id: userId,
      order_id: orderId,
      plan,
      starts_at: startsAt,
      ...span,
      months: days === null ? months : 0,
      worth_rsd: worth.RSD,
      worth_eur: worth.EUR,
      grants: orderId === null ? 0 : 1,
      next_plan: next,
    })}
    returning id::int`;
  if (!row) throw new Error('A period that was written comes back.');

  await dateGrants(sql, row.id);

  return row.id;
}

/** Stores when the next credits of a period are due; none are due after its end. */
export async function dateGrants(sql: TransactionSql, id: number): Promise<void> {
  await sql`
    update user_plan set next_grant_at = case when due < ends_at then due end
    from (
      select plan_date(anchored_at, months_before + grants, 0, ${marketTimeZone}) as due from user_plan
        where id = ${id}) as dates
    where id = ${id}`;
}

/**
 * Moves later periods so that they follow without a gap. They keep their length when the period before them changes.
 * [M13]
 */
export async function closeGaps(sql: TransactionSql, userId: number, now: Date): Promise<void> {
  const periods = await periodsOf(sql, userId, now);
  let free = runningOf(periods, now)?.ends_at ?? now;
  for (const { id, starts_at: start, ends_at: end, months, days } of periods) {
    if (start <= now) continue;
    if (start.getTime() === free.getTime()) {
      free = end;
      continue;
    }
    const span = await spanOf(sql, userId, free, months, months > 0 ? null : days);
    await sql`
      update user_plan set ${sql({ starts_at: free, ...span })}, reminded_at = null where id = ${id}`;
    await dateGrants(sql, id);
    free = span.ends_at;
  }
}
