/** How many ads both ages need before a loss of value is estimated. [N16] */
export const neededForDepreciation = 20;

/** How many years before and after a year of a model its ads are compared, as in the price rating. */
export const depreciationYears = 1;

/** What ads of one model ask around one year. */
export interface YearPrices {
  readonly count: number;
  /** Whole euros; null: fewer than {@link neededForDepreciation} ads. */
  readonly median: number | null;
}

/** Prices of the ads of a model: of vehicles as old as this one is now, and as old as it will be. */
export interface ModelYearPrices {
  readonly present: YearPrices;
  readonly later: YearPrices;
}

/** The loss of value of a vehicle; null: too few ads. */
export interface Depreciation {
  /** Hundredths of a euro over all years. */
  readonly loss: number;
  /** The same in per cent of the price, rounded to whole ones. */
  readonly percent: number;
}

/**
 * Estimates the loss of value from the difference between two medians, as a share of the price. The loss is 0 if older
 * vehicles cost as much or more, which happens with historic ones. Asking prices are no sale prices.
 *
 * @param price in hundredths of a euro
 */
export function depreciationOf(price: number, { present, later }: ModelYearPrices): Depreciation | null {
  if (present.count < neededForDepreciation || later.count < neededForDepreciation) return null;
  if (present.median === null || later.median === null || present.median <= 0) return null;

  const share = Math.max(0, (present.median - later.median) / present.median);

  return { loss: Math.round(price * share), percent: Math.round(share * 100) };
}
