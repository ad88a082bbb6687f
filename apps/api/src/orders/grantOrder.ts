import { planPrices, termsOf } from '@volan/domain-rules';
import type { TransactionSql } from 'postgres';
import { post } from '../ledger/transfers.ts';
import type { Sellers } from '../platform/brands/readSellers.ts';
import { writeReceipt } from './writeReceipt.ts';

interface Item {
  readonly place: number;
  readonly kind: 'credits' | 'plan';
  readonly product: string;
  readonly quantity: number;
  readonly amount: number;
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
  const facts = { order_id: orderId };
  await post(
    sql,
    {
      ...{ id: `order:${orderId}:payment`, from: 'bank', to: 'revenue', kind: 'payment', facts },
      ...{ unit: order.currency, amount: order.total },
    },
    now,
  );
  const items = await sql<Item[]>`
    select place, kind, product, quantity, amount from purchase_order_item where order_id = ${orderId} order by place`;
  for (const item of items) {
    const id = `order:${orderId}:${item.place}`;
    const to = { userId: order.user_id };
    if (item.kind === 'credits') {
      const amount = item.amount * item.quantity;
      await post(sql, { id, from: 'bank', to, unit: 'credit', amount, kind: 'purchase', facts }, now);
    } else {
      const creditsMonth = await beginPlan(sql, { orderId, userId: order.user_id, product: item.product }, now);
      await post(sql, { id, from: 'bonus', to, unit: 'credit', amount: creditsMonth, kind: 'plan', facts }, now);
    }
  }
  await writeReceipt(sql, orderId, sellers, now);
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
