/** One thing in a cart: what is bought and how many of it. Prices are never kept, the server says them. [E12] */
export interface CartItem {
  /** Id of the product in the price list: `credits-50`. */
  readonly product: string;
  /** How many of it, from 1 to {@link maxOfOne}. */
  readonly quantity: number;
}

/** What somebody wants to buy, by item id, in the order in which it was added. [E12] */
export type Cart = Readonly<Record<string, CartItem>>;

/** Nothing. */
export const emptyCart: Cart = {};

/** How many of one product a cart takes. */
export const maxOfOne = 99;

/** How many different items a cart takes; more is a foreign hand's. */
export const maxItems = 50;

/** How many items a cart holds: its keys, whatever their quantity. [C21, F18] */
export const cartCount = (cart: Cart) => Object.keys(cart).length;
