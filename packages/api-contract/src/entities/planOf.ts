import { brands, planPrices, termsOf, type BrandId, type PlanName } from '@volan/domain-rules';
import type { Plan } from './Plan.ts';

/** Minor units in one whole unit of a currency. */
const minor = 100;

/** A packet as it is sent, with its price in the currency of a brand. [M13] */
export function planOf(name: PlanName, brand: BrandId): Plan {
  const { creditCurrency: currency } = brands[brand];
  const sold = planPrices.find((plan) => plan.name === name);
  const { ads, images, creditsMonth, boosts, feed, widget, staffSeats } = termsOf(name);

  return {
    id: name,
    title: `product.plan-${name}`,
    price: (sold?.price[currency] ?? 0) * minor,
    currency,
    months: sold?.months ?? null,
    credits_month: creditsMonth,
    ads,
    images,
    boosts,
    feed,
    widget,
    staff_seats: staffSeats,
  };
}

/** Every packet, the free one first. [B23] */
export const plansOf = (brand: BrandId): Plan[] =>
  (['free', ...planPrices.map(({ name }) => name)] as const).map((name) => planOf(name, brand));
