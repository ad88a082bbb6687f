import { readCall } from '@volan/api-client';
import { listOrders } from '@volan/api-contract/wire';
import { loadAccount } from '../../private/loadAccount.ts';
import { pageIn } from '../../private/pageIn.ts';
import { failedPage } from '../../failures.ts';
import { goOn, requireSession } from '../../private/forms.ts';
import type { RequestContext } from '../../../ssr/requestContext.ts';

/** Own orders. [M40] */
export async function loadOrders(requestContext: RequestContext) {
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
