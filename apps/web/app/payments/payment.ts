import { readCall } from '@volan/api-client';
import type { StartedPayment } from '@volan/api-contract';
import { getOrder, getPriceList, payOrder } from '@volan/api-contract/wire';
import type { FormResult } from '@volan/features/account';
import { pagePath } from '@volan/features/site';
import { data } from 'react-router';
import { failedPage } from '../failures.ts';
import { goOn, requireSession } from '../private/forms.ts';
import { loadPrivate } from '../private/loadPrivate.ts';
import type { RequestContext } from '../../ssr/requestContext.ts';

const orderOf = ({ site }: RequestContext) => new URLSearchParams(site.search).get('o') ?? '';

/** An order after the bank, as our server knows it; a payment that failed stands at its own address. [B33, B34] */
export async function loadPayment(requestContext: RequestContext) {
  requireSession(requestContext);
  const carried = await loadPrivate(requestContext);
  const { api, site, match } = requestContext;
  try {
    const [{ data: order }, { data: list }] = await Promise.all([
      readCall(api, getOrder, { order_id: orderOf(requestContext) }),
      readCall(api, getPriceList, {}),
    ]);
    const page = order.state === 'declined' && !order.is_waiting ? 'paymentError' : 'paymentSuccess';
    if (match?.page !== page) throw goOn(`${pagePath(site, page, {})}?o=${order.id}`);
    return { ...carried, order, list };
  } catch (error) {
    throw await failedPage(requestContext, error);
  }
}

/** What the page shows of another try. */
interface Retried {
  readonly payment?: StartedPayment['form'];
  readonly result?: FormResult;
}

/** Goes to the bank again for an order that is not paid. [M41] */
export async function payOnceMore(requestContext: RequestContext, form: URLSearchParams) {
  requireSession(requestContext);
  const begun = await requestContext.api.send(payOrder, { order_id: orderOf(requestContext) });
  if (begun.ok) return data<Retried>({ payment: begun.data.form });
  const result: FormResult = {
    ok: false,
    form: form.get('form') ?? '',
    values: {},
    errors: {},
    failure: begun.failure,
  };
  return data<Retried>({ result }, { status: begun.code ?? 503 });
}
