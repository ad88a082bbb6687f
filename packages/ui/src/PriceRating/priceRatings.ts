/** From the buyer's best to worst. Two are good news, two are a caution; none is an error. */
export const priceRatings = ['veryGood', 'good', 'fair', 'high', 'veryHigh'] as const;

export type PriceRatingName = (typeof priceRatings)[number];

/** The tone that goes with the word. Promotion and seller never change it. */
export const ratingTones = {
  veryGood: 'positive',
  good: 'positive',
  fair: 'neutral',
  high: 'caution',
  veryHigh: 'caution',
} as const satisfies Record<PriceRatingName, string>;
