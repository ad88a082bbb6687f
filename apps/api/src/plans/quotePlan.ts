import type { PlanOffer } from '@volan/api-contract';
import { isLargerPlan, upgradePrice, type CreditCurrency } from '@volan/domain-rules';
import { planPrice, runningOf, unusedOf, type PlanPeriod, type SoldPlan } from './periods.ts';

/** The price of a packet for an account at a moment. */
export interface PlanQuote {
  readonly plan: SoldPlan;
  /** Minor units. */
  readonly price: number;
  readonly fullPrice: number;
  /** The smaller packet that it replaces at once. Null: it replaces none. */
  readonly replaces: number | null;
  /** The discount for the unused days of the smaller packet, in minor units. */
  readonly unused: number;
  readonly unusedDays: number;
  /** The smaller packet was a gift, so its unused days give no discount. */
  readonly isBesideGift: boolean;
  readonly startsAt: Date;
}

/** A quote in the form of the API, for an account with these packets. */
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
 * The price of a packet. A packet that is larger than the running one begins at once, with a discount for the unused
 * days of the smaller one. All others begin after the packets bought before, also if the running one is being refunded.
 * [M13]
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
