import { randomUUID } from 'node:crypto';
import { readCall } from '@volan/api-client';
import type { StartedPayment } from '@volan/api-contract';
import { checkout, getPriceList } from '@volan/api-contract/wire';
import type { FormResult } from '@volan/features/account';
import { readItems } from '@volan/features/checkout';
import { data } from 'react-router';
import { failedPage } from '../failures.ts';
import { requireSession } from '../private/forms.ts';
import { loadPrivate } from '../private/loadPrivate.ts';
import type { RequestContext } from '../../ssr/requestContext.ts';

const cartOf = ({ site }: RequestContext) => readItems(new URLSearchParams(site.search).get('items') ?? '');

/** What is about to be paid, at the prices of now. [M40] */
export async function loadCheckout(requestContext: RequestContext) {
  requireSession(requestContext);
  const carried = await loadPrivate(requestContext);
  try {
    const { data: list } = await readCall(requestContext.api, getPriceList, {});
    return { ...carried, cart: cartOf(requestContext), list, orderKey: randomUUID() };
  } catch (error) {
    throw await failedPage(requestContext, error);
  }
}

/** What the page shows of a try to begin a payment. */
interface Begun {
  readonly payment?: StartedPayment['form'];
  readonly changedTotal?: number;
  readonly result?: FormResult;
}

/** Makes the order and gives the form that goes to the bank. [M41] */
export async function beginPayment(requestContext: RequestContext, form: URLSearchParams) {
  requireSession(requestContext);
  const items = Object.values(cartOf(requestContext)).map(({ product, quantity }) => ({ product, quantity }));
  const total = Number(form.get('total') ?? 0);
  const options = { idempotencyKey: form.get('key') ?? '' };
  const begun = await requestContext.api.send(checkout, { items, total }, options);
  if (begun.ok) return data<Begun>({ payment: begun.data.form });
  const changedTotal = begun.failure === 'conflict' ? begun.data?.total : undefined;
  const result: FormResult = { ok: false, form: 'pay', values: {}, errors: {}, failure: begun.failure };
  return data<Begun>({ result, ...(changedTotal !== undefined && { changedTotal }) }, { status: begun.code ?? 503 });
}
