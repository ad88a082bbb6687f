import { readCall } from '@volan/api-client';
import {
  getBalance,
  getCreditPayment,
  getOrder,
  getPriceList,
  getTransferSlip,
  listPaymentMethods,
  payOrder,
} from '@volan/api-contract/wire';
import type { FormResult } from '@volan/features/account';
import { orderPage } from '@volan/features/checkout';
import { pagePath } from '@volan/features/site';
import { data } from 'react-router';
import { failedPage } from '../../failures.ts';
import { goOn, requireSession } from '../../private/forms.ts';
import type { Begun } from './Begun.ts';
import { methodIn, started } from './loadCheckout.ts';
import { loadPrivate } from '../../private/loadPrivate.ts';
import type { RequestContext } from '../../../ssr/requestContext.ts';

const orderOf = ({ site }: RequestContext) => new URLSearchParams(site.search).get('o') ?? '';

/**
 * What credits paid; else an order as our server knows it: paid or on its way, failed, or waiting for a transfer, each
 * at its own address. [B33, B34, J32, M40]
 */
export async function loadPayment(requestContext: RequestContext) {
  requireSession(requestContext);
  const carried = await loadPrivate(requestContext);
  const { api, site, match } = requestContext;
  const creditsKey = new URLSearchParams(site.search).get('c');
  try {
    if (creditsKey !== null && match?.page === 'paymentSuccess') {
      return { ...carried, paid: (await readCall(api, getCreditPayment, { credits_key: creditsKey })).data };
    }
    const [{ data: order }, { data: list }, { data: methods }, { data: account }] = await Promise.all([
      readCall(api, getOrder, { order_id: orderOf(requestContext) }),
      readCall(api, getPriceList, {}),
      readCall(api, listPaymentMethods, {}),
      readCall(api, getBalance, {}),
    ]);
    const page = orderPage(order);
    if (match?.page !== page) throw goOn(`${pagePath(site, page, {})}?o=${order.id}`);

    const slip = page === 'paymentSlip' ? (await readCall(api, getTransferSlip, { order_id: order.id })).data : null;

    return { ...carried, order, list, methods, slip, balance: account.balance, paid: null };
  } catch (error) {
    throw await failedPage(requestContext, error);
  }
}

/** Pays an order that is not paid in another way, or in the same one again. [M41] */
export async function payOnceMore(requestContext: RequestContext, form: URLSearchParams) {
  requireSession(requestContext);
  const asked = { order_id: orderOf(requestContext), method: methodIn(form) };
  const begun = await requestContext.api.send(payOrder, asked);
  if (begun.ok) return started(requestContext, begun.data);

  const result: FormResult = {
    ok: false,
    form: form.get('form') ?? '',
    values: {},
    errors: {},
    failure: begun.failure,
  };

  return data<Begun>({ result }, { status: begun.code ?? 503 });
}
