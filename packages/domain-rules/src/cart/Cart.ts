import type { ProductKind } from '../pricing/Product.ts';

/**
 * One entry of a cart: the product, its quantity and the ad that it is for. Prices are never stored, the server gives
 * them. [E12]
 */
export interface CartItem {
  /** Id of the product in the price list: `credits-50`. */
  readonly product: string;
  /** How many of it, from 1 to {@link maxOfOne}. */
  readonly quantity: number;
  /** Number of the own ad that it is for; only of what belongs to an ad, such as a promotion. */
  readonly ad?: number;
}

/** The products that somebody wants to buy, by item id, in the order in which they were added. [E12] */
export type Cart = Readonly<Record<string, CartItem>>;

/** Nothing. */
export const emptyCart: Cart = {};

/** How many of one product a cart takes. */
export const maxOfOne = 99;

/** The most different items of a cart; the pages never add more. */
export const maxItems = 50;

/** The largest number that an ad has. */
export const maxAdId = 2_147_483_647;

/** Number of different items in a cart, not their quantities. [C21, F18] */
export const cartCount = (cart: Cart) => Object.keys(cart).length;

/** The id of an item: the same product for two ads are two items. */
export const cartItemId = (product: string, ad?: number) => (ad === undefined ? product : `${product}-ad-${ad}`);

/** Whether a product of a kind is always for one ad. [M40] */
export const isForAd = (kind: ProductKind) => kind === 'boost' || kind === 'images' || kind === 'review';
