import { checkout, Failure, getOrder, getReceipt, listOrders, payOrder, type Order } from '@volan/api-contract';
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

/** Calls about orders: one is paid, one was declined. */
export const orderHandlers = [
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
