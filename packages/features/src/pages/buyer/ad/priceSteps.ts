import type { PriceMoment } from '@volan/api-contract';

/** A price from the day it was asked for. */
export interface DatedPrice {
  readonly at: number;
  /** In words, with its year: each day is there once. */
  readonly day: string;
  readonly price: number;
}

/**
 * The prices of an ad, one for each day: of a day with several changes the last one counts. Times on request and changes
 * that a day took back are left out. [N02]
 */
export function priceSteps(history: readonly PriceMoment[], dayOf: (moment: string) => string): DatedPrice[] {
  const byDay = new Map<string, DatedPrice>();
  for (const { at, price } of history) {
    const day = dayOf(at);
    if (price !== null) byDay.set(day, { at: byDay.get(day)?.at ?? Date.parse(at), day, price });
  }
  return [...byDay.values()].filter(({ price }, index, all) => price !== all[index - 1]?.price);
}
