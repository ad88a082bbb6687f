import { island } from '../../runtime/hydration/island.tsx';
import { AddToCartPart } from './AddToCartPart.tsx';

/** Puts a product into the cart, on a public page as an island. */
export const AddToCart = island('addToCart', AddToCartPart);
