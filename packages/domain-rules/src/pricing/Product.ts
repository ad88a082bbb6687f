import type { CreditCurrency } from './credits.ts';

/**
 * The kinds of products. Promotions, pictures and a priority review belong to an ad; credits and packets to an account.
 * [M40]
 */
export const productKinds = ['credits', 'plan', 'boost', 'images', 'review'] as const;

/** A kind of product. */
export type ProductKind = (typeof productKinds)[number];

/** One row of the price list in one currency; money in minor units. [E16] */
export interface Product {
  /** The same for ever: carts and orders name it. */
  readonly id: string;
  readonly kind: ProductKind;
  /** Message key of its name. */
  readonly title: string;
  /** Message key of the description. */
  readonly description: string;
  /** How many credits or pictures it holds; 1 for any other. */
  readonly amount: number;
  readonly currency: CreditCurrency;
  readonly price: number;
  /** The price before the volume discount; the same without a discount. [L16] */
  readonly fullPrice: number;
  /** Credits that pay the same; null for what is paid with money only. [L17] */
  readonly credits: number | null;
  /** How long it runs; null for what is used up. */
  readonly duration: number | null;
  /** The unit of the duration. [L08] */
  readonly durationUnit: 'days' | 'months' | null;
  /** How many of it are sold at once. */
  readonly most: number;
}
