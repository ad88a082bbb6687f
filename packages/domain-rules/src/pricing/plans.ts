import { listingLimits } from '../listing/listingLimits.ts';
import { pictureLimits } from '../pictures/pictureLimits.ts';

/** The terms of a packet for an account. [M13] */
export interface PlanTerms {
  /** Active ads at a time. */
  readonly ads: number;
  /** Pictures on each ad. */
  readonly images: number;
  /** Credits that are granted each month. */
  readonly creditsMonth: number;
  /** Promotions that are included each month. */
  readonly boosts: number;
  /** Whether its stock may be read from a file of the dealer. */
  readonly feed: boolean;
  /** Whether its ads may be shown on other sites. */
  readonly widget: boolean;
  /** People beside the owner who act for its company. */
  readonly staffSeats: number;
}

/** A packet of an account. */
export interface PlanPrice {
  readonly name: 'lot' | 'showroom';
  /** In whole units of each currency, for its months. */
  readonly price: { readonly RSD: number; readonly EUR: number };
  readonly months: number;
  readonly terms: PlanTerms;
}

/** The name of a packet; `free` is that of every account without another. */
export type PlanName = 'free' | PlanPrice['name'];

/**
 * The packets that cost something, cheapest first. Prices and terms are our own choice: the specification names none.
 * [M13, A08]
 */
export const planPrices: readonly PlanPrice[] = [
  {
    name: 'lot',
    price: { RSD: 4900, EUR: 49 },
    months: 1,
    terms: { ads: 200, images: 50, creditsMonth: 30, boosts: 0, feed: true, widget: true, staffSeats: 5 },
  },
  {
    name: 'showroom',
    price: { RSD: 9900, EUR: 99 },
    months: 1,
    terms: { ads: 1000, images: 50, creditsMonth: 80, boosts: 0, feed: true, widget: true, staffSeats: 25 },
  },
];

/** Days before its end on which a packet is reminded of. */
export const planReminderDays = 5;

/** The terms of an account without a packet. [L09, L10] */
export const freeTerms: PlanTerms = {
  ads: listingLimits.ads,
  images: pictureLimits.perAd.included,
  creditsMonth: 0,
  boosts: 0,
  feed: false,
  widget: false,
  staffSeats: 2,
};

/** The terms of a packet. */
export const termsOf = (name: PlanName): PlanTerms => planPrices.find((plan) => plan.name === name)?.terms ?? freeTerms;

/**
 * Active ads that an account may have: those of a packet that it bought; else many while the free period of its country
 * runs, and few afterwards. [T09c, L10-L12]
 */
export function adLimit(plan: PlanName, isInFreePeriod: boolean): number {
  if (plan !== 'free') return termsOf(plan).ads;
  return isInFreePeriod ? listingLimits.adsInFreePeriod : freeTerms.ads;
}
