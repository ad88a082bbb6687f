/** Spans of the statistics of a seller: a number of days until today, or twelve months until today. [C58, P39] */
export const statsSpans = ['week', 'month', 'year'] as const;

/** A span of the statistics of a seller. */
export type StatsSpan = (typeof statsSpans)[number];

/** The counted numbers of an ad, which also order the ads of the statistics. [P39] */
export const statsOrders = ['impressions', 'views', 'reveals', 'conversations', 'favourites', 'comparisons'] as const;

/** The number that orders the ads of the statistics. */
export type StatsOrder = (typeof statsOrders)[number];

/** The most ads that one report of seen ads may name. [P39] */
export const maxSeenAds = 50;
