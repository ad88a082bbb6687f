/** Spans of the statistics of a seller: a number of days until today, or twelve months until today. [C58, P39] */
export const statsSpans = ['week', 'month', 'year'] as const;

/** A span of the statistics of a seller. */
export type StatsSpan = (typeof statsSpans)[number];

/** What is counted of an ad, and what the ads of the statistics may be ordered by. [P39] */
export const statsOrders = ['impressions', 'views', 'reveals', 'conversations', 'favourites', 'comparisons'] as const;

/** What the ads of the statistics are ordered by. */
export type StatsOrder = (typeof statsOrders)[number];

/** Ads of a list that are told at once to have been seen. [P39] */
export const maxSeenAds = 50;
