import type { OrderDeps } from '../OrderDeps.ts';
import { settleAttempt } from '../settleAttempt.ts';

/** Most transfers in one run. */
const batch = 50;

/** Gives up overdue transfers. Returns how many. [M41] */
export async function expireTransfers(deps: Pick<OrderDeps, 'sql' | 'sellers'>, now: Date): Promise<number> {
  const due = await deps.sql<{ id: string }[]>`
    select id from payment_attempt where method = 'transfer' and state = 'started' and next_check_at <= ${now}
    order by next_check_at limit ${batch}`;
  let expired = 0;
  for (const { id } of due) {
    const settlement = { state: 'declined', reason: 'expired', facts: {} } as const;
    if ((await settleAttempt(deps, id, settlement, now)) === 'changed') expired += 1;
  }

  return expired;
}
