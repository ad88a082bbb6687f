import { planCredits, userStatus } from '@volan/domain-rules';
import type { Sql, TransactionSql } from 'postgres';
import { NotEnough } from '../ledger/refusals.ts';
import { post } from '../ledger/transfers.ts';
import { notify } from '../notifications/notify.ts';
import { oneByOne } from '../platform/jobs/oneByOne.ts';
import { insertPeriod, lockPlans, planPrice, type SoldPlan } from './periods.ts';

/** How long before its end a packet is renewed, in milliseconds, so that there is no gap. */
const aheadMs = 10 * 60_000;

/** Most packets in one run. */
const batch = 200;

interface EndingPeriod {
  readonly id: number;
  readonly user_id: number;
  readonly plan: SoldPlan;
  readonly ends_at: Date;
  readonly next_plan: SoldPlan | null;
  readonly may_buy: boolean;
  /** Another packet that was bought begins then. */
  readonly is_followed: boolean;
}

/**
 * Handles packets that end. If the owner has switched renewal on, the packet is renewed once, from credits. If there
 * are too few credits until its end, it ends and its owner is notified. Several servers may run it at the same time.
 * Answers the number of packets that ended or were renewed. [M13]
 */
export async function renewPlans(sql: Sql, now: Date): Promise<number> {
  const ending = await sql<{ id: number; user_id: number }[]>`
    select id::int, user_id::int from user_plan
    where closed_at is null and ends_at <= ${new Date(now.getTime() + aheadMs)}
      and (ends_at <= ${now} or next_plan is not null)
    order by ends_at limit ${batch}`;
  const closed = await oneByOne(ending, ({ id, user_id: userId }) => closePeriod(sql, id, userId, now));
  return closed.filter(Boolean).length;
}

async function closePeriod(sql: Sql, id: number, userId: number, now: Date): Promise<boolean> {
  try {
    return await sql.begin((transaction) => renewWithin(transaction, id, userId, now));
  } catch (error) {
    if (!(error instanceof NotEnough)) throw error;
    return sql.begin((transaction) => endUnpaid(transaction, id, userId, now));
  }
}

async function lockEnding(sql: TransactionSql, id: number, userId: number, now: Date) {
  await lockPlans(sql, userId);
  const [period] = await sql<EndingPeriod[]>`
    select user_plan.id::int, user_id::int, plan, ends_at, next_plan, users.status < ${userStatus.suspended} as may_buy,
      exists (
        select from user_plan later where later.user_id = user_plan.user_id and later.id <> user_plan.id
          and later.ends_at > user_plan.ends_at) as is_followed
    from user_plan join users on users.id = user_id
    where user_plan.id = ${id} and closed_at is null and ends_at <= ${new Date(now.getTime() + aheadMs)}`;
  return period;
}

const close = (sql: TransactionSql, id: number, now: Date) => sql`
  update user_plan set closed_at = ${now} where id = ${id}`;

/** @throws NotEnough */
async function renewWithin(sql: TransactionSql, id: number, userId: number, now: Date): Promise<boolean> {
  const period = await lockEnding(sql, id, userId, now);
  if (!period) return false;

  const { next_plan: next, ends_at: endsAt, is_followed: isFollowed, may_buy: mayBuy } = period;
  if (next === null || isFollowed || !mayBuy) {
    if (endsAt > now) return false;

    await close(sql, id, now);
    return true;
  }
  await close(sql, id, now);
  await insertPeriod(sql, {
    userId,
    plan: next,
    days: null,
    orderId: null,
    next,
    // after downtime the owner does not pay for past days
    startsAt: endsAt > now ? endsAt : now,
    worth: { RSD: planPrice(next, 'RSD'), EUR: planPrice(next, 'EUR') },
  });
  const credits = planCredits(next);
  await post(
    sql,
    {
      id: `plan:${id}:renewal`,
      from: { userId },
      to: 'revenue',
      unit: 'credit',
      kind: 'renewal',
      amount: credits,
      facts: { product: `plan-${next}` },
    },
    now,
  );
  const facts = { plan: next, credits, ends_at: endsAt.toISOString() };
  await notify(sql, [userId], { event: 'plan-renewed', facts }, now);

  return true;
}

async function endUnpaid(sql: TransactionSql, id: number, userId: number, now: Date): Promise<boolean> {
  const period = await lockEnding(sql, id, userId, now);
  // the owner may still get enough credits until the end
  if (!period || period.ends_at > now) return false;

  await close(sql, id, now);
  const { plan, next_plan: next, ends_at: endsAt } = period;
  if (next === null) return true;

  const facts = { plan, credits: planCredits(next), ends_at: endsAt.toISOString() };
  await notify(sql, [userId], { event: 'plan-unpaid', facts }, now);

  return true;
}
