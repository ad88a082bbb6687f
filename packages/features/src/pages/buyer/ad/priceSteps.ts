import type { PriceMoment } from '@volan/api-contract';

/** A price from the moment it was asked for. */
export interface DatedPrice {
  readonly at: number;
  /** In words, with its year; the day of publishing may be there twice. */
  readonly day: string;
  readonly price: number;
}

/**
 * The prices of an ad: the first one, then the last one of each day that changed it. Times on request and changes that
 * a day took back are left out. [N02]
 */
export function priceSteps(history: readonly PriceMoment[], dayOf: (moment: string) => string): DatedPrice[] {
  const [first, ...later] = history.flatMap(({ at, price }) =>
    price === null ? [] : { at: Date.parse(at), day: dayOf(at), price },
  );
  if (!first) return [];

  const byDay = new Map(later.map((step) => [step.day, step]));

  return [first, ...byDay.values()].filter(({ price }, index, all) => price !== all[index - 1]?.price);
}
