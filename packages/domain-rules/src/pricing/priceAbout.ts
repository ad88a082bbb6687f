const dayMs = 86_400_000;

/** For this number of days a rate counts as today's; then the note says that it is an older one. */
export const freshRateDays = 7;

/** A rate that is older than this number of days is not shown. */
export const usableRateDays = 30;

/** The price of a euro on a day, with a source that a visitor can look up. */
export interface DatedRate {
  /** Units of the other currency for one euro. */
  readonly perEuro: number;
  /** ISO day from which it holds. */
  readonly day: string;
}

/** A price in another currency, as a help for the visitor and never for charging. [T59] */
export interface PriceAbout {
  /** Whole units, rounded to what "about" can promise. */
  readonly amount: number;
  /** The rate is more than a week old. */
  readonly isOlder: boolean;
}

/** Thousands from a hundred thousand on, hundreds from ten thousand on, else tens: four figures at most are meant. */
function roundAbout(amount: number) {
  const step = amount >= 100_000 ? 1000 : amount >= 10_000 ? 100 : 10;
  return Math.round(amount / step) * step;
}

/**
 * A price of whole euros in another currency, "about", by a dated rate.
 *
 * @returns `null` for a rate that is older than thirty days, is dated ahead of tomorrow, or makes no amount. `now` in
 *   milliseconds since 1970.
 */
export function priceAbout(euros: number, { perEuro, day }: DatedRate, now: number): PriceAbout | null {
  const age = Math.floor((now - Date.parse(day)) / dayMs);
  const amount = roundAbout(euros * perEuro);
  const isUsable = age >= -1 && age <= usableRateDays && Number.isFinite(amount) && amount > 0;

  return isUsable ? { amount, isOlder: age > freshRateDays } : null;
}
