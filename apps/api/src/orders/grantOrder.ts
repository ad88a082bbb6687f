import { orderName, type PaymentMethod, type ProductKind } from '@volan/domain-rules';
import type { TransactionSql } from 'postgres';
import { buyForAd, isAdProduct, type AdPurchase } from '../cart/adProducts.ts';
import { post } from '../ledger/transfers.ts';
import { giveForPayment } from '../loyalty/points.ts';
import { notify } from '../notifications/notify.ts';
import { beginPlan } from '../plans/beginPlan.ts';
import { lockPlans, planOf } from '../plans/periods.ts';
import type { Sellers } from '../platform/brands/readSellers.ts';
import { findAdOf } from '../ads/ownership.ts';
import { captureMoney } from './authorised/ledgerEntries.ts';
import { removeOrderFromCart } from './removeOrderFromCart.ts';
import { writeReceipt } from './writeReceipt.ts';

interface Item {
  readonly place: number;
  readonly kind: ProductKind;
  readonly product: string;
  readonly quantity: number;
  readonly amount: number;
  readonly ad_id: number | null;
  readonly price: number;
  readonly unused: number;
  readonly replaces: number | null;
}

/** An order that is paid. */
interface PaidOrder {
  readonly orderId: string;
  readonly method: PaymentMethod;
  /** The attempt that was authorised before and is captured now; null: the payment was not authorised before. */
  readonly authorisedBy: string | null;
}

/**
 * Fulfils an order and writes its receipt, in the transaction that marks it as paid. The id of every transfer contains
 * the order, so each happens once. [M42]
 */
export async function grantOrder(
  sql: TransactionSql,
  { orderId, method, authorisedBy }: PaidOrder,
  sellers: Sellers,
  now: Date,
): Promise<void> {
  const [order] = await sql<{ public_id: string; user_id: number; total: number; currency: 'RSD' | 'EUR' }[]>`
    update purchase_order set state = 'captured', paid_at = ${now} where id = ${orderId}
    returning public_id, user_id::int, total, currency`;
  if (!order) throw new Error('The order of an attempt is there.');

  const { user_id: userId, currency } = order;
  // lock the buyer first, then ads, then their accounts, so that two transactions never wait for each other
  await lockPlans(sql, userId);
  const facts = { order_id: orderId };
  const items = await sql<Item[]>`
    select place, kind, product, quantity, amount, ad_id::int, price, unused, replaces_plan::int as replaces
    from purchase_order_item where order_id = ${orderId} order by place`;
  await sql`
    select from ad where id = any (${items.flatMap(({ ad_id: id }) => id ?? [])}::bigint[]) order by id for update`;
  // packets before the first transfer, because their rows are locked before those of the ledger
  const given: (Item & { readonly credits: number })[] = [];
  for (const item of items) {
    const { product, quantity, amount, price, unused, replaces } = item;
    const ordered = { orderId, userId, currency, price, unused, replaces };
    const isPlan = item.kind === 'plan';
    const credits = isPlan ? await beginPlan(sql, { ...ordered, plan: planOf(product) }, now) : amount * quantity;
    given.push({ ...item, credits });
  }
  if (authorisedBy === null) {
    await post(
      sql,
      {
        id: `order:${orderId}:payment`,
        from: 'bank',
        to: 'revenue',
        kind: 'payment',
        facts,
        unit: order.currency,
        amount: order.total,
      },
      now,
    );
  } else await captureMoney(sql, { orderId, attemptId: authorisedBy }, now);
  for (const { place, kind, credits, product, ad_id: adId } of given) {
    const source =
      kind === 'plan' ? ({ from: 'bonus', kind: 'plan' } as const) : ({ from: 'bank', kind: 'purchase' } as const);
    await post(
      sql,
      { id: `order:${orderId}:${place}`, ...source, to: { userId }, unit: 'credit', amount: credits, facts },
      now,
    );
    if (isAdProduct(kind) && adId !== null) {
      const purchase = { id: usedId(orderId, place), product, kind };
      await useForAd(sql, { orderId, place, userId, adId, purchase }, now);
    }
  }
  await removeOrderFromCart(sql, { orderId, userId });
  const orderFacts = { order: orderName(order.public_id), total: order.total, currency };
  await notify(sql, [userId], { event: 'order-paid', facts: orderFacts }, now);
  await writeReceipt(sql, { orderId, method }, sellers, now);
  await giveForPayment(sql, { id: orderId, userId, total: order.total, currency }, now);
}

/** The id of the transfer that spends an item's credits for its ad. */
export const usedId = (orderId: string, index: number) => `order:${orderId}:${index}:use`;

interface Use {
  readonly orderId: string;
  readonly place: number;
  readonly userId: number;
  readonly adId: number;
  readonly purchase: Pick<AdPurchase, 'id' | 'product' | 'kind'>;
}

/**
 * Spends the credits of an item for its ad. If the ad can no longer have the product, the buyer keeps the credits.
 * [M40]
 */
async function useForAd(sql: TransactionSql, { orderId, place, userId, adId, purchase }: Use, now: Date) {
  const ad = await findAdOf(sql, userId, adId);
  if (!ad || !(await buyForAd(sql, { ...purchase, ad, actorId: userId }, now))) return;

  await sql`update purchase_order_item set is_used = true where order_id = ${orderId} and place = ${place}`;
}
