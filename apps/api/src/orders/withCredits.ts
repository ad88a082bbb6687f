import { Failure, type OrderInCredits, type WantedItem } from '@volan/api-contract';
import type { Actor, BrandId } from '@volan/domain-rules';
import type { TransactionSql } from 'postgres';
import { payItems } from '../cart/payItems.ts';
import { wantedLines } from '../cart/wantedLines.ts';
import { lockPlans } from '../plans/periods.ts';

/**
 * Divides a cart: credits pay items for own ads, and the rest is ordered for money. Without credits everything is
 * ordered for money. [J32]
 */
export const divide = (items: readonly WantedItem[], isWithCredits: boolean) => ({
  inCredits: isWithCredits ? items.filter(({ ad_id: id }) => id !== undefined) : [],
  ordered: isWithCredits ? items.filter(({ ad_id: id }) => id === undefined) : items,
});

/** A new order, and the items that credits pay in the same checkout. */
export interface CreditsBeside {
  readonly orderId: string;
  readonly items: readonly WantedItem[];
  /** Credits that the buyer saw. */
  readonly shown: number;
  readonly brand: BrandId;
  readonly actor: Actor;
  /** The present titles of ads. */
  readonly titles: ReadonlyMap<number, string>;
}

/**
 * Pays a part of a cart with credits, in the transaction that makes the order of the rest, and stores it with that
 * order. Locks the order first, then the buyer, then the ads, in the same order as a payment. [J32, M40]
 *
 * @throws Gone, NotEnough, TransferRefused: the caller rolls everything back
 */
export async function payBeside(
  sql: TransactionSql,
  { orderId, items, shown, brand, actor, titles }: CreditsBeside,
  now: Date,
): Promise<Failure<'validation' | 'conflict', null> | null> {
  if (items.length === 0) return null;

  await lockPlans(sql, actor.id);
  const lines = await wantedLines(sql, { items, brand, actor }, true);
  const idOf = (index: number) => `checkout:${orderId}:${index}`;
  const paid = await payItems(sql, { items, lines, shown, buyerId: actor.id, idOf }, now);
  if (paid instanceof Failure) return paid;

  const beside = lines.flatMap((line): OrderInCredits | [] =>
    line?.ad
      ? {
          product: line.product.id,
          credits: line.product.credits ?? 0,
          ad: { id: line.ad.id, title: titles.get(line.ad.id) ?? '' },
        }
      : [],
  );
  await sql`update purchase_order set in_credits = ${sql.json(beside.map((each) => ({ ...each })))}
    where id = ${orderId}`;

  return null;
}

/** Whether credits paid exactly these items with an earlier order. */
export async function paidBeside(sql: TransactionSql, orderId: string, items: readonly WantedItem[]): Promise<boolean> {
  const [order] = await sql<{ paid: OrderInCredits[] }[]>`
    select in_credits as paid from purchase_order where id = ${orderId}`;
  const paid = order?.paid ?? [];
  return (
    paid.length === items.length &&
    items.every((item, index) => paid[index]?.product === item.product && paid[index].ad.id === item.ad_id)
  );
}
