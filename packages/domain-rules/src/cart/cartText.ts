import { cartItemId, maxAdId, maxItems, maxOfOne, type Cart, type CartItem } from './Cart.ts';

/** One item: the product, `@` and the number of its ad, `*` and how many. */
const form = /^([a-z][a-z\d-]{0,39})(?:@([1-9]\d{0,9}))?(?:\*(\d{1,2}))?$/;

/** Items as they are in the address of the checkout: `credits-10*2,boost-xl@123*1`. [M41] */
export const writeCartText = (items: Iterable<CartItem>): string =>
  [...items].map(({ product, quantity, ad }) => `${product}${ad === undefined ? '' : `@${ad}`}*${quantity}`).join(',');

/** Reads them; unreadable entries are left out. Prices are the server's. */
export function readCartText(text: string): Cart {
  const items = text.split(',', maxItems).flatMap((part): [string, CartItem][] => {
    const [, product, given, quantity = '1'] = form.exec(part) ?? [];
    const ad = given === undefined ? undefined : Number(given);
    if (product === undefined || (ad !== undefined && ad > maxAdId)) return [];

    const item = { product, quantity: Math.min(maxOfOne, Math.max(1, Number(quantity))) };

    return [[cartItemId(product, ad), { ...item, ...(ad !== undefined && { ad }) }]];
  });
  return Object.fromEntries(items);
}
