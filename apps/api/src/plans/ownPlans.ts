import type { OwnPlans } from '@volan/api-contract';
import { brands, isLargerPlan, planCredits, planPrices, type BrandId } from '@volan/domain-rules';
import type { Sql } from 'postgres';
import { balanceOf } from '../ledger/transfers.ts';
import { activePlan, freeSlots } from '../accounts/plan.ts';
import { periodsOf, type SoldPlan } from './periods.ts';
import { presentOffer, quotePlan } from './quotePlan.ts';

/** Packets that may follow a packet: the same one, or a smaller one. [M13] */
export const choicesAfter = (plan: SoldPlan): readonly SoldPlan[] =>
  planPrices.map(({ name }) => name).filter((name) => !isLargerPlan(name, plan));

/** The packets of an account, and the packets that it can buy, at the prices of a brand. [B23] */
export async function ownPlans(sql: Sql, userId: number, brand: BrandId, now: Date): Promise<OwnPlans> {
  const { creditCurrency: currency } = brands[brand];
  const [periods, active, balance, slots] = await Promise.all([
    periodsOf(sql, userId, now),
    activePlan(sql, userId, brand, now),
    balanceOf(sql, userId, 'credit'),
    freeSlots(sql, userId, now),
  ]);
  const last = periods.at(-1);

  return {
    active,
    balance,
    slots,
    booked: periods
      .filter(({ starts_at: start }) => start > now)
      .map(({ plan, starts_at: start, ends_at: end }) => ({
        id: plan,
        start: start.toISOString(),
        end: end.toISOString(),
      })),
    until: last?.ends_at.toISOString() ?? null,
    next: last?.next_plan ?? null,
    choices: last ? choicesAfter(last.plan).map((id) => ({ id, credits: planCredits(id) })) : [],
    offers: planPrices.map(({ name }) => presentOffer(quotePlan(name, periods, currency, now), periods, currency)),
  };
}
