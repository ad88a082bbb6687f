import { randomUUID } from 'node:crypto';
import { settleAttempt } from '../../orders/settleAttempt.ts';
import { localSellers } from '../../platform/brands/readSellers.ts';
import { ordersOf } from '../transferOrders.ts';
import type { OwnedThings, OwnershipFixture } from './OwnershipFixture.ts';

/** Orders of an owner, and what was paid with credits. */
export function ownedOrders({ feeds: { test }, owner, call, ad }: OwnershipFixture): OwnedThings {
  const { sql } = test.database;
  const orders = ordersOf(test, owner);

  async function paid() {
    const { id } = await orders.waiting();
    const [attempt] = await sql<{ id: string }[]>`
      select id from payment_attempt where order_id = (select id from purchase_order where public_id = ${id})`;
    const paying = { sql, sellers: localSellers };
    await settleAttempt(paying, attempt?.id ?? '', { state: 'paid', facts: {} }, new Date(test.now));

    return id;
  }
  async function paidWithCredits() {
    const key = randomUUID();
    const items = [{ product: 'boost-xl', quantity: 1, ad_id: await ad() }];
    await call('POST', '/cart/pay-with-credits', { items, credits: 6 }, owner, { 'idempotency-key': key });

    return key;
  }

  return {
    getOrder: async () => ({ path: { order_id: (await orders.waiting()).id } }),
    getTransferSlip: async () => ({ path: { order_id: (await orders.waiting()).id } }),
    payOrder: async () => ({ body: { order_id: (await orders.waiting()).id, method: 'transfer' } }),
    getReceipt: async () => ({ path: { order_id: await paid() } }),
    getCreditPayment: async () => ({ path: { credits_key: await paidWithCredits() } }),
  };
}
