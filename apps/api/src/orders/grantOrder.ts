import { cartItemId, planPrices, termsOf, type ProductKind } from '@volan/domain-rules';
import type { TransactionSql } from 'postgres';
import { buyForAd, isAdProduct, type AdPurchase } from '../cart/adProducts.ts';
import { takePaidOutOfCart } from '../collected/collectedStore.ts';
import { post } from '../ledger/transfers.ts';
import type { Sellers } from '../platform/brands/readSellers.ts';
import { findAdOf } from '../selling/ownership.ts';
import { writeReceipt } from './writeReceipt.ts';

interface Item {
  readonly place: number;
  readonly kind: ProductKind;
  readonly product: string;
  readonly quantity: number;
  readonly amount: number;
  readonly ad_id: number | null;
}

/**
 * Gives what an order holds and writes its receipt, in the transaction that says that it is paid. Every movement has the order in its
 * id: it happens once. [M42]
 */
export async function grantOrder(sql: TransactionSql, orderId: string, sellers: Sellers, now: Date): Promise<void> {
  const [order] = await sql<{ user_id: number; total: number; currency: 'RSD' | 'EUR' }[]>`
    update purchase_order set state = 'captured', paid_at = ${now} where id = ${orderId}
    returning user_id::int, total, currency`;
  if (!order) throw new Error('The order of an attempt is there.');
  // the buyer first, then ads, then their accounts: who waits for one of them holds none of the next
  await sql`select from users where id = ${order.user_id} for no key update`;
  const facts = { order_id: orderId };
  const items = await sql<Item[]>`
    select place, kind, product, quantity, amount, ad_id::int from purchase_order_item where order_id = ${orderId} order by place`;
  await sql`
    select from ad where id = any (${items.flatMap(({ ad_id: id }) => id ?? [])}::bigint[]) order by id for update`;
  await post(
    sql,
    {
      ...{ id: `order:${orderId}:payment`, from: 'bank', to: 'revenue', kind: 'payment', facts },
      ...{ unit: order.currency, amount: order.total },
    },
    now,
  );
  for (const item of items) {
    const id = `order:${orderId}:${item.place}`;
    const to = { userId: order.user_id };
    if (item.kind !== 'plan') {
      const amount = item.amount * item.quantity;
      await post(sql, { id, from: 'bank', to, unit: 'credit', amount, kind: 'purchase', facts }, now);
      if (isAdProduct(item.kind) && item.ad_id !== null) {
        const purchase = { id: usedId(orderId, item.place), product: item.product, kind: item.kind };
        await useForAd(sql, { orderId, place: item.place, userId: order.user_id, adId: item.ad_id, purchase }, now);
      }
    } else {
      const creditsMonth = await beginPlan(sql, { orderId, userId: order.user_id, product: item.product }, now);
      await post(sql, { id, from: 'bonus', to, unit: 'credit', amount: creditsMonth, kind: 'plan', facts }, now);
    }
  }
  await takePaidOutOfCart(
    sql,
    order.user_id,
    items.map(({ product, ad_id: ad }) => cartItemId(product, ad ?? undefined)),
  );
  await writeReceipt(sql, orderId, sellers, now);
}

/** The id of the transfer that spends what an item gave for its ad. */
export const usedId = (orderId: string, place: number) => `order:${orderId}:${place}:use`;

interface Use {
  readonly orderId: string;
  readonly place: number;
  readonly userId: number;
  readonly adId: number;
  readonly purchase: Pick<AdPurchase, 'id' | 'product' | 'kind'>;
}

/** Spends the credits of an item for its ad; where the ad cannot have it any more, they stay with the buyer. [M40] */
async function useForAd(sql: TransactionSql, { orderId, place, userId, adId, purchase }: Use, now: Date) {
  const ad = await findAdOf(sql, userId, adId);
  if (!ad || !(await buyForAd(sql, { ...purchase, ad, actorId: userId }, now))) return;
  await sql`update purchase_order_item set is_used = true where order_id = ${orderId} and place = ${place}`;
}

/** Begins a packet now, or when the one in force ends. @returns the credits that come with it */
async function beginPlan(
  sql: TransactionSql,
  { orderId, userId, product }: { readonly orderId: string; readonly userId: number; readonly product: string },
  now: Date,
): Promise<number> {
  const plan = planPrices.find(({ name }) => product === `plan-${name}`);
  if (!plan) throw new Error(`No packet is sold as ${product}.`);
  // one after the other: two packets that are paid at once do not begin together
  await sql`select from users where id = ${userId} for update`;
  await sql`
    insert into user_plan (user_id, order_id, plan, starts_at, ends_at)
    select ${userId}, ${orderId}, ${plan.name}, starts_at, starts_at + make_interval(months => ${plan.months})
    from (select greatest(${now}::timestamptz, max(ends_at)) as starts_at from user_plan where user_id = ${userId}) as free`;
  return termsOf(plan.name).creditsMonth;
}
