import { planCredits, planReminderDays } from '@volan/domain-rules';
import type { Sql } from 'postgres';
import { balanceOf } from '../ledger/transfers.ts';
import { notify } from '../notifications/notify.ts';
import { oneByOne } from '../platform/jobs/oneByOne.ts';
import type { SoldPlan } from './periods.ts';

/** Most reminders in one run. */
const batch = 200;

interface EndsSoon {
  readonly user_id: number;
  readonly plan: SoldPlan;
  readonly next_plan: SoldPlan | null;
  readonly ends_at: Date;
}

/**
 * Reminds owners of packets that end within days without a following packet: of the renewal from credits, or of the
 * end. One reminder for each end. Several servers may run it at the same time. Answers the number of reminders. [M13]
 */
export async function remindOfPlans(sql: Sql, now: Date): Promise<number> {
  const until = new Date(now.getTime() + planReminderDays * 86_400_000);
  const due = await sql<{ id: number }[]>`
    select id::int from user_plan
    where closed_at is null and reminded_at is null and starts_at <= ${now} and ends_at > ${now} and ends_at <= ${until}
      and not exists (
        select from user_plan later where later.user_id = user_plan.user_id and later.ends_at > user_plan.ends_at)
    order by ends_at limit ${batch}`;
  await oneByOne(due, ({ id }) =>
    sql.begin(async (transaction) => {
      // another server has sent it already
      const [soon] = await transaction<EndsSoon[]>`
        update user_plan set reminded_at = ${now} where id = ${id} and reminded_at is null
        returning user_id::int, plan, next_plan, ends_at`;
      if (!soon) return;

      const { user_id: userId, plan, next_plan: next, ends_at: endsAt } = soon;
      const facts = { plan: next ?? plan, ends_at: endsAt.toISOString() };
      const balance = next && (await balanceOf(transaction, userId, 'credit'));
      const paid = next && balance !== null ? { credits: planCredits(next), balance } : {};
      const event = next ? 'plan-renews' : 'plan-ends';
      await notify(transaction, [userId], { event, facts: { ...facts, ...paid } }, now);
    }),
  );

  return due.length;
}
