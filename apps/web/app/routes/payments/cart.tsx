import { CartPage, prefetchCart } from '@volan/features/cart';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { keptCart } from './keptCart.ts';
import { loadPrivate } from '../../private/loadPrivate.ts';
import { requestContextKey } from '../../../ssr/requestContext.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const requestContext = context.get(requestContextKey);
  const [carried, kept] = await Promise.all([
    loadPrivate(requestContext, () => prefetchCart(requestContext.queries, requestContext.api)),
    keptCart(requestContext),
  ]);
  return { ...carried, kept };
}

export default function CartRoute() {
  return <CartPage kept={useLoaderData<typeof loader>().kept} />;
}
