/** How many ads and for how long. */
export const listingLimits = {
  /** Ads of an account without a plan. [L10, T09c] */
  ads: 50,
  /** Ads of an account while the free period of its country runs. [L11, T09c] */
  adsInFreePeriod: 1000,
  /** Months of the free period of a country. [L12] */
  freePeriodMonths: 6,
  /** Promoted ads on the home page. [L19] */
  homeAds: 9,
  /** Characters of a description. */
  descriptionLength: 10_000,
  /** Days that an ad stays active. [M04] */
  activeDays: 60,
  /** Days before its end on which the seller is warned. [M04] */
  warningDays: [7, 1],
  /** Days after which an expired ad is archived. [M04] */
  expiredDays: 90,
  /** Days within which a sale may fall through. [M02] */
  soldBackDays: 30,
  /** Days after which the seller is asked whether the ad still holds; unanswered twice, it is paused. [N04] */
  confirmDays: 20,
} as const;
