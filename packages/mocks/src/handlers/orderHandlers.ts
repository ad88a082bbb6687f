import {
  checkout,
  Failure,
  getCreditPayment,
  getOrder,
  getReceipt,
  getTransferSlip,
  listCartLines,
  listOrders,
  listPaymentMethods,
  payOrder,
  payWithCredits,
  type CallRequest,
  type Order,
} from '@volan/api-contract';
import { paymentMethods } from '@volan/domain-rules';
import { boostedAdsOf } from '../marketplace/boostedAdsOf.ts';
import { fixtureNow } from '../fixtures/fixtureNow.ts';
import { orders, proposedInvoice, transferSlip } from '../fixtures/orders.ts';
import { mockCall } from '../mockCall.ts';

/** The form for a bank that cannot be reached. */
const form = { action: 'https://bank.invalid/fim/est3Dgate', fields: { oid: 'mock-1', amount: '2000.00' } };

const notFound = () => new Failure<'not-found', null>('not-found');

type Started = CallRequest<typeof payOrder>['method'];

const balance = 12;

const begun = (order: Order, method: Started) => {
  const byTransfer = method === 'transfer';
  const started: Order = {
    ...order,
    state: byTransfer ? 'new' : 'redirected',
    is_waiting: !byTransfer,
    waits_until: byTransfer ? transferSlip.waits_until : null,
    paid_at: null,
    created_at: fixtureNow.toISOString(),
  };
  return { order: started, form: byTransfer ? null : form };
};

/**
 * Calls about carts and orders: one order is paid, one was declined, one waits for a transfer, one is cancelled; 12
 * credits.
 */
export const orderHandlers = [
  mockCall(listCartLines, ({ items }, { language }) => ({
    lines: items.map(({ product, ad_id: id }) => {
      const ad = boostedAdsOf(language).find((boosted) => boosted.ad.id === id)?.ad;
      const image = ad?.images[0] ?? null;
      return {
        product,
        ad_id: id ?? null,
        is_open: id === undefined || ad !== undefined,
        plan: null,
        ad: ad ? { id: ad.id, title: ad.title, image } : null,
      };
    }),
    balance,
    invoice: proposedInvoice,
    order_key: '6f1c2a44-7a0e-4a5e-9d39-0c1f6f5f0008',
    credits_key: '6f1c2a44-7a0e-4a5e-9d39-0c1f6f5f0010',
  })),
  mockCall(payWithCredits, ({ credits }) =>
    credits > balance
      ? new Failure('not-enough-credits', { data: { missing: credits - balance } })
      : { credits, balance: balance - credits },
  ),
  mockCall(getCreditPayment, (_, { language }) => ({
    items: boostedAdsOf(language)
      .slice(0, 1)
      .map(({ ad }) => ({ product: 'boost-xl', credits: 6, ad: { id: ad.id, title: ad.title } })),
    balance: balance - 6,
  })),
  mockCall(checkout, ({ total, method }) => {
    const [order] = orders;
    return begun({ ...order, total }, method);
  }),
  mockCall(listPaymentMethods, () => [...paymentMethods]),
  mockCall(getTransferSlip, ({ order_id: id }) => (id === transferSlip.order_id ? transferSlip : notFound())),
  mockCall(payOrder, ({ order_id: id, method }) => {
    const order = orders.find((one) => one.id === id);
    if (!order) return notFound();
    return order.state === 'captured' ? new Failure<'conflict', null>('conflict') : begun(order, method);
  }),
  mockCall(getOrder, ({ order_id: id }) => orders.find((one) => one.id === id) ?? notFound()),
  mockCall(getReceipt, () => notFound()),
  mockCall(listOrders, () => ({
    data: [...orders],
    meta: { page: 1, pages: 1, total: orders.length, per_page: 24 },
  })),
];
