import { CartPage, prefetchCart } from '@volan/features/cart';
import type { LoaderFunctionArgs } from 'react-router';
import { loadPrivate } from '../private/loadPrivate.ts';
import { requestContextKey } from '../../ssr/requestContext.ts';

export function loader({ context }: LoaderFunctionArgs) {
  const requestContext = context.get(requestContextKey);
  return loadPrivate(requestContext, () => prefetchCart(requestContext.queries, requestContext.api));
}

export default CartPage;
