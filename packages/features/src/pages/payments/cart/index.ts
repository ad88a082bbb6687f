export { AddToCart } from '../../../blocks/cart/AddToCart.tsx';
export { CartOffer } from '../../../blocks/cart/CartOffer.tsx';
export { CartPage } from './CartPage.tsx';
export { prefetchCart } from './prefetchCart.ts';
