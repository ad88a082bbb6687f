import { emptyCart, readCart, type Cart } from '@volan/domain-rules';
import { browserStore } from '../../runtime/browser/browserStore.ts';

/** The cart of this browser: ids and quantities, never prices. [A13, E12, F18] */
export const cartStore = browserStore<Cart>({ key: 'cart', empty: emptyCart, parse: readCart });
