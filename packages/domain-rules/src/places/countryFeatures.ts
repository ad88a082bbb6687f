import type { ProductKind } from '../pricing/Product.ts';

/** What head office can switch off in one country, beside its payments. [P67] */
export const countryFeatures = ['boosts', 'image-packages', 'loyalty'] as const;

/** One of {@link countryFeatures}. */
export type CountryFeature = (typeof countryFeatures)[number];

/** The features that a country may not offer: `payments` is everything that is paid with money. */
export const withholdable = ['payments', ...countryFeatures] as const;

/** One of {@link withholdable}. */
export type Withheld = (typeof withholdable)[number];

/** The features that a country does not offer: without payments there are no promotions either. [J68, P67] */
export function withheldIn({
  payments,
  off,
}: {
  readonly payments: boolean;
  readonly off: readonly string[];
}): Withheld[] {
  return withholdable.filter((each) =>
    each === 'payments' ? !payments : off.includes(each) || (each === 'boosts' && !payments),
  );
}

/**
 * The feature that a country must have to sell a kind of product; null: it is paid with credits, which work everywhere.
 */
const needed: Readonly<Record<ProductKind, Withheld | null>> = {
  credits: 'payments',
  plan: 'payments',
  boost: 'boosts',
  images: 'image-packages',
  review: null,
};

/** Whether a kind of product is sold in spite of what a country withholds. [J68] */
export function isSoldDespite(kind: ProductKind, withheld: readonly Withheld[]): boolean {
  const feature = needed[kind];
  return feature === null || !withheld.includes(feature);
}
