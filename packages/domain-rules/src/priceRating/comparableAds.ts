import { mileageBandOf } from './mileageBand.ts';
import { neededAds } from './priceSpread.ts';

/** What decides whether two ads are compared. */
export interface ComparedAd {
  readonly modelId: number;
  /** The answer to the question for the fuel. */
  readonly fuelId: number;
  readonly year: number;
  /** Kilometres. */
  readonly mileage: number;
  readonly price: number;
}

/** Ads that are compared with one another. */
export interface ComparableAds<Ad extends ComparedAd> {
  readonly ads: readonly Ad[];
  /** How many years apart they may be: 1, or 2 where that alone is too few. */
  readonly years: 1 | 2;
}

/** The largest difference in years if there are enough ads, and if there are not. */
const years = [1, 2] as const;

/**
 * The ads that one is compared with, itself among them: the same model, the same fuel, the same band of kilometres,
 * and a year before or after; two years where that is fewer than {@link neededAds}. Sellers, countries, colours and
 * promotions never matter. [N03]
 */
export function comparableAds<Ad extends ComparedAd>(ad: ComparedAd, all: readonly Ad[]): ComparableAds<Ad> {
  const [narrow, wide] = years;
  const band = mileageBandOf(ad.mileage);
  const same = all.filter(
    (other) =>
      other.modelId === ad.modelId &&
      other.fuelId === ad.fuelId &&
      mileageBandOf(other.mileage) === band &&
      Math.abs(other.year - ad.year) <= wide,
  );
  const near = same.filter((other) => Math.abs(other.year - ad.year) <= narrow);

  return near.length >= neededAds ? { ads: near, years: narrow } : { ads: same, years: wide };
}
