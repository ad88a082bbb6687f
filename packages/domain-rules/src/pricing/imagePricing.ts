import { pictureLimits } from '../pictures/pictureLimits.ts';
import { creditPrice, type CreditCurrency } from './credits.ts';

/** Sizes in which extra images are sold; no other number can be bought. [L18, T27] */
export const imagePackages = [10, 20, 30] as const;

/** A number of extra images that can be bought. */
export type ImagePackage = (typeof imagePackages)[number];

/** Price of one extra image in minor units: 20 RSD, 0.20 €. [L15, T26] */
const imagePrice: Readonly<Record<CreditCurrency, number>> = { RSD: 20_00, EUR: 20 };

/** Discount in percent by package. [L16] */
const discount: Readonly<Record<ImagePackage, number>> = { 10: 0, 20: 20, 30: 30 };

/** The price of a package; money in minor units. */
export interface ImagePrice {
  readonly full: number;
  /** Discount in percent. */
  readonly percent: number;
  readonly price: number;
  /** Credits that pay the same package, rounded down in the seller's favour. [L17] */
  readonly credits: number;
}

/**
 * The price of a package of extra images. Integers throughout, so that both currencies give the same credits. [G13,
 * L15-L18, T26]
 */
export function imagePackagePrice(images: ImagePackage, currency: CreditCurrency): ImagePrice {
  const full = images * imagePrice[currency];
  const percent = discount[images];
  const price = (full * (100 - percent)) / 100;

  return { full, percent, price, credits: Math.floor(price / creditPrice[currency]) };
}

const creditsOf = (images: ImagePackage | 0) => (images === 0 ? 0 : imagePackagePrice(images, 'EUR').credits);

/**
 * Credits for a package of an ad that has a smaller one already: the difference. The same in both currencies.
 * [L17, T26]
 */
export const extraImageCredits = (images: ImagePackage, held: ImagePackage | 0) => creditsOf(images) - creditsOf(held);

/**
 * How many pictures an ad may have: those of the packet of its account, or the free ones with its package.
 * [L09, L13, L14, M13]
 */
export const maxPicturesOf = (ofPlan: number, bought: ImagePackage | 0) =>
  Math.min(pictureLimits.perAd.all, Math.max(ofPlan, pictureLimits.perAd.included + bought));
