import { cartItemId, maxItems, maxOfOne, type Cart } from './Cart.ts';

/**
 * The cart with one more of a product: a new item, or a larger quantity up to its limit. A full cart stays as it is.
 *
 * @param ad the own ad that it is for
 */
export function addToCart(cart: Cart, product: string, most = maxOfOne, ad?: number): Cart {
  const id = cartItemId(product, ad);
  const held = cart[id];
  if (!held && Object.keys(cart).length >= maxItems) {
    return cart;
  }
  const quantity = Math.min(most, (held?.quantity ?? 0) + 1);

  return { ...cart, [id]: { product, quantity, ...(ad !== undefined && { ad }) } };
}

/** The cart with another quantity of an item, brought into the limits; unchanged where it holds no such item. */
export function setQuantity(cart: Cart, id: string, quantity: number, most = maxOfOne): Cart {
  const held = cart[id];
  return held ? { ...cart, [id]: { ...held, quantity: Math.min(most, Math.max(1, Math.trunc(quantity))) } } : cart;
}

/** The cart without an item. */
export function removeFromCart(cart: Cart, id: string): Cart {
  return Object.fromEntries(Object.entries(cart).filter(([each]) => each !== id));
}
