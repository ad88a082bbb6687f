import { Failure, type CallOutcome, type setNextPlan } from '@volan/api-contract';
import type { BrandId } from '@volan/domain-rules';
import type { Sql } from 'postgres';
import { fieldFailure } from '../platform/server/fieldFailure.ts';
import { choicesAfter, ownPlans } from './ownPlans.ts';
import { lockPlans, periodsOf, type SoldPlan } from './periods.ts';

/** Stores the packet that follows the last one of an account. Null: none, so the free packet follows. [M13] */
export async function chooseNext(
  sql: Sql,
  userId: number,
  next: SoldPlan | null,
  brand: BrandId,
  now: Date,
): Promise<CallOutcome<typeof setNextPlan>> {
  const refused = await sql.begin(async (transaction) => {
    await lockPlans(transaction, userId);
    const last = (await periodsOf(transaction, userId, now)).at(-1);
    if (!last) return new Failure<'conflict', null>('conflict');
    if (next !== null && !choicesAfter(last.plan).includes(next)) return fieldFailure('plan', 'value');

    await transaction`update user_plan set next_plan = ${next} where id = ${last.id}`;

    return null;
  });
  return refused ?? ownPlans(sql, userId, brand, now);
}
