import { daysBought, termsOf, upgradeCredits, type CreditCurrency } from '@volan/domain-rules';
import type { TransactionSql } from 'postgres';
import {
  closeGaps,
  dateGrants,
  insertPeriod,
  lockPlans,
  lockPlansAt,
  periodsOf,
  soldPlan,
  unusedOf,
  wasGivenBack,
  wholeDays,
  type SoldPlan,
} from './periods.ts';

/** A packet as it was ordered. */
export interface OrderedPlan {
  readonly orderId: string;
  readonly userId: number;
  readonly plan: SoldPlan;
  readonly currency: CreditCurrency;
  /** Its price, in minor units. */
  readonly price: number;
  /** The discount for the unused days of a smaller packet when the larger one was ordered, and the smaller packet. */
  readonly unused: number;
  readonly replaces: number | null;
}

/**
 * Begins a paid packet. Returns the credits that come with it.
 * A packet that replaces a smaller one begins now and ends the smaller one. Its price was reduced for the unused days
 * of the smaller packet. Days that passed since the order, or that another order has used, are cut from the end of the
 * larger one. So each order gives what was paid for it, whenever and in whatever order they are paid. If the smaller
 * packet no longer runs, or is being refunded, the packet begins at the end of the packets bought before. [M13, M42]
 */
export async function beginPlan(sql: TransactionSql, ordered: OrderedPlan, paidAt: Date): Promise<number> {
  const { orderId, userId, plan, currency, price, unused, replaces } = ordered;
  const now = await lockPlansAt(sql, userId, paidAt);
  const periods = await periodsOf(sql, userId, now);
  const smaller = periods.find(
    ({ id, starts_at: start, is_given_back: isBack }) => id === replaces && start <= now && !isBack,
  );
  const startsAt = smaller ? now : (periods.at(-1)?.ends_at ?? now);
  const given = smaller ? Math.min(unused, unusedOf(smaller, currency)) : 0;
  const whole = await wholeDays(sql, userId, startsAt, soldPlan(plan).months);
  const days = daysBought(price + given, price + unused, whole);
  const isWhole = days === whole;
  const share = (sum: number) => Math.ceil((sum * days) / whole);
  const { price: full } = soldPlan(plan);
  const id = await insertPeriod(sql, {
    userId,
    plan,
    startsAt,
    orderId,
    days: isWhole ? null : days,
    worth: { RSD: share(full.RSD * 100), EUR: share(full.EUR * 100) },
    // another packet has another price, so its owner must switch renewal on again
    next: smaller ? null : (periods.at(-1)?.next_plan ?? null),
  });
  const credits = share(termsOf(plan).creditsMonth);
  if (!smaller) return Math.max(1, credits);

  await sql`
    update user_plan set ends_at = ${now}, planned_until = ends_at, replaced_by = ${id}, closed_at = ${now},
      next_plan = null, next_grant_at = null
    where id = ${smaller.id}`;
  await closeGaps(sql, userId, now);

  return upgradeCredits(
    credits,
    smaller.granted ? termsOf(smaller.plan).creditsMonth : 0,
    smaller.granted ?? { days: 1, unusedDays: 0 },
  );
}

/** Refunded items of an order, by their index. */
interface GivenBack {
  readonly orderId: string;
  readonly places: readonly number[];
}

/**
 * Whether unused days of the packets of these items paid for a larger packet that is not refunded. Then the larger one
 * must be refunded first, because their value is part of its price. Locks the packets of the account until the
 * transaction ends. [M43]
 */
export async function havePaidForLarger(
  sql: TransactionSql,
  userId: number,
  { orderId, places }: GivenBack,
): Promise<boolean> {
  await lockPlans(sql, userId);
  const kept = await sql`
    select from user_plan join user_plan larger on larger.id = user_plan.replaced_by
    join purchase_order_item item on item.order_id = user_plan.order_id and product = 'plan-' || user_plan.plan
    where item.order_id = ${orderId} and place = any (${[...places]}::smallint[])
      and not ${wasGivenBack(sql, 'larger')}`;
  return kept.length > 0;
}

/**
 * Ends the packets of refunded order items. Packets that would begin later are deleted. A smaller packet that was
 * replaced runs again until its own end, unless it is refunded too. [M43]
 */
export async function endPlans(
  sql: TransactionSql,
  userId: number,
  { orderId, places }: GivenBack,
  givenAt: Date,
): Promise<void> {
  const now = await lockPlansAt(sql, userId, givenAt);
  const begun = await sql<{ id: number }[]>`
    select id::int from user_plan join purchase_order_item item on item.order_id = user_plan.order_id
      and product = 'plan-' || plan
    where item.order_id = ${orderId} and place = any (${[...places]}::smallint[]) and ends_at > ${now}`;
  const ids = begun.map(({ id }) => id);
  await sql`delete from user_plan where id = any (${ids}::bigint[]) and starts_at > ${now}`;
  await sql`
    update user_plan set ends_at = ${now}, closed_at = ${now}, next_grant_at = null, next_plan = null
    where id = any (${ids}::bigint[])`;
  const restored = await sql<{ id: number }[]>`
    update user_plan set ends_at = planned_until, planned_until = null, replaced_by = null, closed_at = null
    where replaced_by = any (${ids}::bigint[]) and planned_until > ${now} and not ${wasGivenBack(sql, 'user_plan')}
    returning id::int`;
  for (const { id } of restored) await dateGrants(sql, id);
  await closeGaps(sql, userId, now);
}
