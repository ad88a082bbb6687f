import { termsOf } from '@volan/domain-rules';
import type { Sql } from 'postgres';
import { post } from '../ledger/transfers.ts';
import { oneByOne } from '../platform/jobs/oneByOne.ts';
import { dateGrants, lockPlans, type SoldPlan } from './periods.ts';

/** Most grants in one run. */
const batch = 200;

/**
 * Grants the credits of packets whose month has begun, each month once. After downtime it catches up; after the end of
 * a packet it grants nothing. Several servers may run it at the same time. Answers the number of grants. [M13]
 */
export async function grantPlanCredits(sql: Sql, now: Date): Promise<number> {
  const due = await sql<{ id: number; user_id: number }[]>`
    select id::int, user_id::int from user_plan where next_grant_at <= ${now} order by next_grant_at limit ${batch}`;
  const granted = await oneByOne(due, ({ id, user_id: userId }) => grantNext(sql, id, userId, now));
  return granted.filter(Boolean).length;
}

function grantNext(sql: Sql, id: number, userId: number, now: Date): Promise<boolean> {
  return sql.begin(async (transaction) => {
    await lockPlans(transaction, userId);
    // another server was faster, or the packet has ended meanwhile
    const [period] = await transaction<{ plan: SoldPlan; month: number }[]>`
      update user_plan set grants = grants + 1 where id = ${id} and next_grant_at <= ${now}
      returning plan, grants - 1 as month`;
    if (!period) return false;

    await dateGrants(transaction, id);
    const { plan, month } = period;
    await post(
      transaction,
      {
        id: `plan:${id}:${month}`,
        from: 'bonus',
        to: { userId },
        unit: 'credit',
        kind: 'plan',
        amount: termsOf(plan).creditsMonth,
        facts: { product: `plan-${plan}` },
      },
      now,
    );

    return true;
  });
}
