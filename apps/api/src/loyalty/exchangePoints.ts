import {
  Failure,
  type CallOutcome,
  type CallRequest,
  type exchangePoints as call,
  type ExchangedPoints,
} from '@volan/api-contract';
import { isRewardOpen, loyaltyRewards } from '@volan/domain-rules';
import type { Sql } from 'postgres';
import { refuseWithheld } from '../countries/withheldFor.ts';
import { NotEnough, TransferRefused } from '../ledger/refusals.ts';
import { balanceOf, post } from '../ledger/transfers.ts';
import { idempotencyKeyOf, principalOf, type CallContext } from '../platform/server/RequestContext.ts';
import { earnedBy } from './readLoyalty.ts';

/** Dependencies of the loyalty programme. */
export interface LoyaltyDeps {
  readonly sql: Sql;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Exchanges points for the credits of a reward, in one transaction. [M18] */
export async function exchangePoints(
  { sql, now }: LoyaltyDeps,
  { reward: id }: CallRequest<typeof call>,
  context: CallContext,
): Promise<CallOutcome<typeof call>> {
  const userId = principalOf(context).actor.id;
  const reward = loyaltyRewards.find((each) => each.id === id);
  if (!reward) throw new Error('The contract lets no other reward in.');

  const key = `reward:${userId}:${idempotencyKeyOf(context)}`;
  const moment = new Date(now());
  const about = { kind: 'reward', facts: { product: id } } as const;
  try {
    return await sql.begin(
      async (transaction): Promise<ExchangedPoints | Failure<'forbidden' | 'not-offered', null>> => {
        const [before] = await transaction`select from ledger_transfer where id = ${`${key}:points`}`;
        const withheld = before ? null : await refuseWithheld(transaction, userId, 'loyalty');
        if (withheld) return withheld;
        if (!before && !isRewardOpen(reward, await earnedBy(transaction, userId))) return new Failure('forbidden');

        // credits before points, as everywhere: two transactions never wait for each other in a circle
        await post(
          transaction,
          { id: `${key}:credits`, from: 'bonus', to: { userId }, unit: 'credit', amount: reward.credits, ...about },
          moment,
        );
        await post(
          transaction,
          { id: `${key}:points`, from: { userId }, to: 'revenue', unit: 'point', amount: reward.points, ...about },
          moment,
        );

        return {
          reward: id,
          points: reward.points,
          credits: reward.credits,
          points_left: await balanceOf(transaction, userId, 'point'),
          balance: await balanceOf(transaction, userId, 'credit'),
        };
      },
    );
  } catch (error) {
    if (error instanceof NotEnough) return new Failure('not-enough-points', { data: { missing: error.missing } });
    if (error instanceof TransferRefused) return new Failure<'conflict', null>('conflict');
    throw error;
  }
}
