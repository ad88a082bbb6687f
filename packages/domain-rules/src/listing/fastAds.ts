import type { PlanName } from '../pricing/plans.ts';

/** How many fast ads, for how long, and of which size. [M17] */
export const fastAdLimits = {
  /** Days that a fast ad stays active. [M17] */
  activeDays: 14,
  /** Days before its end on which the seller is warned. */
  warningDays: 1,
  /** Most pictures; a fast ad has at least one. [M17] */
  pictures: 5,
  /** Characters of its line. */
  lineLength: 80,
  /** Active fast ads of a private seller. */
  ofPrivateSeller: 10,
} as const;

/** Active fast ads of a company, by its plan. */
const ofCompany: Readonly<Record<PlanName, number>> = { free: 10, lot: 40, showroom: 100 };

/** How many fast ads an account may have active at once. */
export const fastAdLimit = (plan: PlanName, isBusiness: boolean): number =>
  isBusiness ? ofCompany[plan] : fastAdLimits.ofPrivateSeller;

/** What a seller may add to a fast ad by one press each. A price that is open to offers is its `price_type`. */
export const fastAdTags = ['urgent', 'exchange', 'faulty'] as const;

/** A word of {@link fastAdTags}. */
export type FastAdTag = (typeof fastAdTags)[number];

/** Kilometres around a place within which fast ads are listed. */
export const fastAdRadii = [5, 10, 25, 50, 100] as const;

/** One of {@link fastAdRadii}. */
export type FastAdRadius = (typeof fastAdRadii)[number];

/** Fast ads of a page of their list. */
export const fastAdsPerPage = 24;

/** Last page of that list: visitors find older ads by a narrower list. */
export const lastFastAdPage = 42;
