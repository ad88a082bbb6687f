import type { AdAction } from './adActions.ts';

/** What a seller can do with several own ads at once. */
export const togetherActions = ['renew', 'pause', 'activate', 'sold', 'delete'] as const satisfies readonly AdAction[];

/** A word of {@link togetherActions}. */
export type TogetherAction = (typeof togetherActions)[number];

/** Most own ads that are changed at once. */
export const maxOwnAdsAtOnce = 100;

/**
 * Orders of the list of own ads: last changed, newest, those that end first, cheapest, dearest, most viewed. The first
 * one is used where the address names none.
 */
export const ownAdOrders = ['changed', 'newest', 'ending', 'cheapest', 'dearest', 'viewed'] as const;

/** A word of {@link ownAdOrders}. */
export type OwnAdOrder = (typeof ownAdOrders)[number];

/** Longest search text for own ads. */
export const longestOwnAdSearch = 100;
