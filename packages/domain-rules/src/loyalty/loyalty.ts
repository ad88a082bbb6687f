import type { CreditCurrency } from '../pricing/credits.ts';

/** What points are given for. */
export const loyaltyDeeds = ['ad', 'phone', 'sold', 'payment'] as const;

/**
 * What points are given for: an ad that was published, a phone that was verified, an ad that was sold, an order that
 * was paid.
 */
export type LoyaltyDeed = (typeof loyaltyDeeds)[number];

/** Points for one of each deed; a payment gives by its amount. [M18] */
export const deedPoints = { ad: 10, phone: 20, sold: 15 } as const;

/** How many deeds of a kind give points in one month of the calendar: publishing for points alone does not pay. */
export const deedsAMonth = { ad: 5, sold: 5 } as const;

/** What one point is paid for, in minor units. [M18] */
export const pointPrice: Readonly<Record<CreditCurrency, number>> = { RSD: 100_00, EUR: 1_00 };

/** Points for an amount in minor units; what is left over gives none. [M18] */
export const pointsOfPayment = (amount: number, currency: CreditCurrency) => Math.floor(amount / pointPrice[currency]);

/** A level of the programme; the message key of its name is `loyalty.level-` and its id. */
export interface LoyaltyLevel {
  readonly id: 'driver' | 'regular' | 'expert';
  /** Earned points from which it is held. */
  readonly from: number;
}

/** The levels, in rising order. [M18] */
export const loyaltyLevels: readonly LoyaltyLevel[] = [
  { id: 'driver', from: 0 },
  { id: 'regular', from: 200 },
  { id: 'expert', from: 600 },
];

/** The level of a user with these earned points: its index, and the points missing to the next one; null at the top. */
export function levelOf(earned: number): {
  readonly index: number;
  readonly missing: number | null;
  /** Share of the way to the next level, from 0 to 1. */
  readonly share: number;
} {
  const index = loyaltyLevels.findLastIndex(({ from }) => earned >= from);
  const [held, next] = [loyaltyLevels[index], loyaltyLevels[index + 1]];
  if (!held || !next) return { index, missing: null, share: 0 };

  return { index, missing: next.from - earned, share: (earned - held.from) / (next.from - held.from) };
}

/** Credits for points. */
export interface LoyaltyReward {
  /** The same for ever: movements name it. */
  readonly id: string;
  readonly points: number;
  readonly credits: number;
  /** The level from which on it is given. */
  readonly level: LoyaltyLevel['id'];
}

/**
 * What points are exchanged for, cheapest first: ten points a credit; higher levels exchange more at once, at a better
 * rate. The rates are our own choice: the specification names none. [M18]
 */
export const loyaltyRewards = [
  { id: 'credits-5', points: 50, credits: 5, level: 'driver' },
  { id: 'credits-10', points: 100, credits: 10, level: 'driver' },
  { id: 'credits-25', points: 225, credits: 25, level: 'regular' },
  { id: 'credits-50', points: 400, credits: 50, level: 'expert' },
] as const satisfies readonly LoyaltyReward[];

/** The id of a reward. */
export type LoyaltyRewardId = (typeof loyaltyRewards)[number]['id'];

/** Whether the level of a user with these earned points reaches a reward. */
export const isRewardOpen = ({ level }: LoyaltyReward, earned: number) =>
  levelOf(earned).index >= loyaltyLevels.findIndex(({ id }) => id === level);
