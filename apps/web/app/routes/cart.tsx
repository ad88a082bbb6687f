import { CartPage, prefetchCart } from '@volan/features/cart';
import type { LoaderFunctionArgs } from 'react-router';
import { loadPrivate } from '../private/loadPrivate.ts';
import { webRequest } from '../webRequest.ts';

export function loader({ context }: LoaderFunctionArgs) {
  const asked = context.get(webRequest);
  return loadPrivate(asked, () => prefetchCart(asked.queries, asked.api));
}

export default CartPage;
