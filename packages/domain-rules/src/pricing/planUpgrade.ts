import { creditPrice } from './credits.ts';
import { planPrices, type PlanName, type PlanPrice } from './plans.ts';

/** Minor units in one whole unit of a currency. */
const minor = 100;

/** Whether a packet is larger than another: it comes later in the price list. */
export const isLargerPlan = (plan: PlanName, than: PlanName) => rankOf(plan) > rankOf(than);

const rankOf = (plan: PlanName) => planPrices.findIndex(({ name }) => name === plan);

/** What renewing a packet costs in credits: its price, at the price of credits. [M13, L02] */
export function planCredits(plan: PlanPrice['name']): number {
  const sold = planPrices.find(({ name }) => name === plan);
  if (!sold) throw new RangeError(`No packet is sold as ${plan}.`);
  return Math.ceil((sold.price.EUR * minor) / creditPrice.EUR);
}

/** The days of a packet by the calendar: all of them, and those that have not begun. */
export interface PlanDays {
  /** At least 1. */
  readonly days: number;
  /** Whole days until its end: the day that runs is used. */
  readonly unusedDays: number;
}

/**
 * The value of the unused days of a packet, in minor units: its price, divided by days. Fractions are rounded up, in
 * the buyer's favour. [M13]
 *
 * @param worth of its whole time
 */
export const unusedWorth = (worth: number, { days, unusedDays }: PlanDays) =>
  Math.ceil((worth * Math.min(days, Math.max(0, unusedDays))) / days);

/** The price of a larger packet that replaces a smaller one, in minor units; never zero. [M13] */
export const upgradePrice = (price: number, unused: number) => Math.max(1, price - unused);

/**
 * Days of a packet that a sum buys: all of them for its whole price, else a part that is rounded up, in the buyer's
 * favour. An upgrade that was paid late is therefore worth exactly the paid sum.
 *
 * @param days of its whole time
 */
export const daysBought = (sum: number, price: number, days: number) =>
  Math.min(days, Math.ceil((Math.min(sum, price) * days) / price));

/**
 * Credits that come with an upgrade: those of the larger packet, less those of the smaller one for the days that it no
 * longer runs. So nothing is granted twice for one day; at least one comes. [M13]
 *
 * @param days of the month whose credits the smaller one has granted
 */
export function upgradeCredits(larger: number, smaller: number, { days, unusedDays }: PlanDays): number {
  const unused = Math.floor((smaller * Math.min(days, Math.max(0, unusedDays))) / days);
  return Math.max(1, larger - unused);
}
