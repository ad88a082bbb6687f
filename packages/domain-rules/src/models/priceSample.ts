/**
 * Fewest ads with a price for a usual price and a spread. With fewer a page only says how many there are. [B28, N02]
 */
export const leastAdsForSpread = 8;

/** Fewest ads of one model year for its usual price: years are compared, so few are better than none. [B28] */
export const leastAdsForYear = 5;

/** How much of the ads a spread holds: from the 10th to the 90th of a hundred, cheapest first. [B28] */
export const spreadShares = { low: 0.1, median: 0.5, high: 0.9 } as const;
