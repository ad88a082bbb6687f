import { addToCart, cartItemId, emptyCart, removeFromCart, setQuantity } from '@volan/domain-rules';
import { cartStore } from './cartStore.ts';

/** Undoes a change; items that were added in the meantime stay. */
export type Undo = () => void;

/** Puts the items of a cart as it was back in their places, beside what came since. */
const restore =
  (before: ReturnType<typeof cartStore.read>): Undo =>
  () => {
    cartStore.write({ ...before, ...cartStore.read() });
  };

/**
 * Puts one more of a product into the cart; null where it already holds as many as are sold at once. [F18]
 *
 * @param ad the own ad that it is for
 */
export function putIntoCart(product: string, most: number, ad?: number): Undo | null {
  const before = cartStore.read();
  const id = cartItemId(product, ad);
  const held = before[id];
  const after = addToCart(before, product, most, ad);
  if (after === before || after[id]?.quantity === held?.quantity) {
    return null;
  }
  cartStore.write(after);

  return () => {
    const now = cartStore.read();
    cartStore.write(held ? setQuantity(now, id, held.quantity) : removeFromCart(now, id));
  };
}

/** Takes one item out. [B02, F18] */
export function removeOrderFromCart(id: string): Undo {
  const before = cartStore.read();
  cartStore.write(removeFromCart(before, id));
  return restore(before);
}

/** Takes everything out. */
export function clearCart(): Undo {
  const before = cartStore.read();
  cartStore.write(emptyCart);
  return restore(before);
}

/** Changes how many of an item are wanted. */
export const changeQuantity = (id: string, quantity: number, most: number) =>
  cartStore.write(setQuantity(cartStore.read(), id, quantity, most));
