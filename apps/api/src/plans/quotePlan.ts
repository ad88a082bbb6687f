import type { PlanOffer } from '@volan/api-contract';
import { isLargerPlan, upgradePrice, type CreditCurrency } from '@volan/domain-rules';
import { planPrice, runningOf, unusedOf, type PlanPeriod, type SoldPlan } from './periods.ts';

/** What a packet costs somebody at a moment. */
export interface PlanQuote {
  readonly plan: SoldPlan;
  /** Minor units. */
  readonly price: number;
  readonly fullPrice: number;
  /** The smaller packet whose place it takes at once; null: it takes none. */
  readonly replaces: number | null;
  /** What the unused days of that one take off, in minor units. */
  readonly unused: number;
  readonly unusedDays: number;
  /** The smaller packet was given: nobody paid for its days. */
  readonly isBesideGift: boolean;
  readonly startsAt: Date;
}

/** A quote as it is sent, for an account that has these packets. */
export function presentOffer(
  { plan, price, fullPrice, unused, unusedDays, isBesideGift, replaces, startsAt }: PlanQuote,
  periods: readonly PlanPeriod[],
  currency: CreditCurrency,
): PlanOffer {
  const kind = replaces !== null ? 'larger' : periods.length > 0 ? 'later' : 'first';
  return {
    ...({ id: plan, kind, price, full_price: fullPrice, currency, unused, unused_days: unusedDays } as const),
    is_beside_gift: isBesideGift,
    starts: startsAt.toISOString(),
  };
}

/**
 * What a packet costs: one that is larger than what runs begins at once, for its price less the unused days of the
 * smaller one; any other, and one beside a packet that is being given back, begins when what was bought before has
 * ended. [M13]
 */
export function quotePlan(
  plan: SoldPlan,
  periods: readonly PlanPeriod[],
  currency: CreditCurrency,
  now: Date,
): PlanQuote {
  const fullPrice = planPrice(plan, currency);
  const running = runningOf(periods, now);
  if (running && !running.is_given_back && isLargerPlan(plan, running.plan)) {
    const price = upgradePrice(fullPrice, unusedOf(running, currency));
    const isBesideGift = running.worth[currency] === 0;
    return {
      plan,
      price,
      fullPrice,
      replaces: running.id,
      unused: fullPrice - price,
      unusedDays: isBesideGift ? 0 : Math.max(0, running.unusedDays),
      isBesideGift,
      startsAt: now,
    };
  }
  const startsAt = periods.at(-1)?.ends_at ?? now;
  return { plan, price: fullPrice, fullPrice, replaces: null, unused: 0, unusedDays: 0, isBesideGift: false, startsAt };
}
