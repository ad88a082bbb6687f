import { OrdersPage } from '@volan/features/checkout';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { loadOrders } from './loadOrders.ts';
import { requestContextKey } from '../../../ssr/requestContext.ts';

export const loader = ({ context }: LoaderFunctionArgs) => loadOrders(context.get(requestContextKey));

export default function OrdersRoute() {
  const { account, orders, meta } = useLoaderData<typeof loader>();
  return <OrdersPage account={account} orders={orders} meta={meta} />;
}
