import { maxItems, maxOfOne, type Cart } from '@volan/domain-rules';

/** What is paid, as it stands in the address of the checkout: `credits-10*2,plan-lot*1`. */
export const writeItems = (cart: Cart): string =>
  Object.values(cart)
    .map(({ product, quantity }) => `${product}*${quantity}`)
    .join(',');

/** Reads it; what is no item is left out. Prices are the server's. */
export function readItems(text: string): Cart {
  const items = text.split(',', maxItems).flatMap((part) => {
    const [, product, quantity = '1'] = /^([a-z][a-z\d-]{0,39})(?:\*(\d{1,2}))?$/.exec(part) ?? [];
    return product
      ? [[product, { product, quantity: Math.min(maxOfOne, Math.max(1, Number(quantity))) }] as const]
      : [];
  });
  return Object.fromEntries(items);
}
