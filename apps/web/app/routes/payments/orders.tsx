import { OrdersPage } from '@volan/features/checkout';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { requestContextKey, type RequestContext } from '../../../ssr/requestContext.ts';
import { readCall } from '@volan/api-client';
import { listOrders } from '@volan/api-contract/wire';
import { loadAccount } from '../../private/loadAccount.ts';
import { pageIn } from '../../private/pageIn.ts';
import { failedPage } from '../../failures.ts';
import { goOn, requireSession } from '../../private/forms.ts';

/** Own orders. [M40] */
async function loadOrders(requestContext: RequestContext) {
  requireSession(requestContext);
  const { api, site } = requestContext;
  const page = pageIn(new URLSearchParams(site.search));
  const carried = await loadAccount(requestContext);
  try {
    const { data: orders, meta } = await readCall(api, listOrders, { page });
    if (page > 1 && orders.length === 0) throw goOn(site.pathname);
    return { ...carried, orders, meta };
  } catch (error) {
    throw await failedPage(requestContext, error);
  }
}

export const loader = ({ context }: LoaderFunctionArgs) => loadOrders(context.get(requestContextKey));

export default function OrdersRoute() {
  const { account, orders, meta } = useLoaderData<typeof loader>();
  return <OrdersPage account={account} orders={orders} meta={meta} />;
}
