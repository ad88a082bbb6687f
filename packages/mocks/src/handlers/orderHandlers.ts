import {
  checkout,
  Failure,
  getOrder,
  getReceipt,
  listCartLines,
  listOrders,
  payOrder,
  payWithCredits,
  type Order,
} from '@volan/api-contract';
import { boostedAdsOf } from '../marketplace/boostedAdsOf.ts';
import { fixtureNow } from '../fixtures/fixtureNow.ts';
import { orders } from '../fixtures/orders.ts';
import { mockCall } from '../mockCall.ts';

/** What goes to a bank that nobody reaches. */
const form = { action: 'https://bank.invalid/fim/est3Dgate', fields: { oid: 'mock-1', amount: '2000.00' } };

const notFound = () => new Failure<'not-found', null>('not-found');

const begun = (order: Order): Order => ({
  ...order,
  state: 'redirected',
  is_waiting: true,
  paid_at: null,
  created_at: fixtureNow.toISOString(),
});

const balance = 12;

/** Calls about carts and orders: one order is paid, one was declined; 12 credits. */
export const orderHandlers = [
  mockCall(listCartLines, ({ items }, { language }) => ({
    lines: items.map(({ product, ad_id: id }) => {
      const ad = boostedAdsOf(language).find((boosted) => boosted.ad.id === id)?.ad;
      const image = ad?.images[0] ?? null;
      return {
        ...{ product, ad_id: id ?? null, is_open: id === undefined || ad !== undefined },
        ad: ad ? { id: ad.id, title: ad.title, image } : null,
      };
    }),
    balance,
  })),
  mockCall(payWithCredits, ({ credits }) =>
    credits > balance
      ? new Failure('not-enough-credits', { data: { missing: credits - balance } })
      : { credits, balance: balance - credits },
  ),
  mockCall(checkout, ({ total }) => {
    const [order] = orders;
    return { order: begun({ ...order, total }), form };
  }),
  mockCall(payOrder, ({ order_id: id }) => {
    const order = orders.find((one) => one.id === id);
    if (!order) return notFound();
    return order.state === 'captured' ? new Failure<'conflict', null>('conflict') : { order: begun(order), form };
  }),
  mockCall(getOrder, ({ order_id: id }) => orders.find((one) => one.id === id) ?? notFound()),
  mockCall(getReceipt, () => notFound()),
  mockCall(listOrders, () => ({
    data: [...orders],
    meta: { page: 1, pages: 1, total: orders.length, per_page: 24 },
  })),
];
