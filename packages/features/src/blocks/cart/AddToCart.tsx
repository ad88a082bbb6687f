import { island } from '../../runtime/hydration/island.tsx';
import { AddToCartIsland } from './AddToCart.island.tsx';

/** Puts a product into the cart, on a public page as an island. */
export const AddToCart = island('addToCart', AddToCartIsland);
