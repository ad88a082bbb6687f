import { Failure, type OrderInCredits, type WantedItem } from '@volan/api-contract';
import type { Actor, BrandId } from '@volan/domain-rules';
import type { TransactionSql } from 'postgres';
import { payItems } from '../cart/payItems.ts';
import { wantedLines } from '../cart/wantedLines.ts';
import { lockPlans } from '../plans/periods.ts';

/**
 * Divides a cart: credits pay what is for own ads, and the rest is ordered for money; without credits all of it is
 * ordered. [J32]
 */
export const divide = (items: readonly WantedItem[], isWithCredits: boolean) => ({
  inCredits: isWithCredits ? items.filter(({ ad_id: id }) => id !== undefined) : [],
  ordered: isWithCredits ? items.filter(({ ad_id: id }) => id === undefined) : items,
});

/** An order that was just made, and what credits pay beside it. */
export interface CreditsBeside {
  readonly orderId: string;
  readonly items: readonly WantedItem[];
  /** Credits that the buyer saw. */
  readonly shown: number;
  readonly brand: BrandId;
  readonly actor: Actor;
  /** How ads are called now. */
  readonly titles: ReadonlyMap<number, string>;
}

/**
 * Pays a part of a cart with credits in the transaction that makes the order of the rest, and writes it beside that
 * order. The order is locked first, as where its money comes, then the buyer and the ads. [J32, M40]
 *
 * @throws Gone, NotEnough, TransferRefused: the caller takes all back
 */
export async function payBeside(
  sql: TransactionSql,
  { orderId, items, shown, brand, actor, titles }: CreditsBeside,
  now: Date,
): Promise<Failure<'validation' | 'conflict', null> | null> {
  if (items.length === 0) return null;
  await lockPlans(sql, actor.id);
  const lines = await wantedLines(sql, { items, brand, actor }, true);
  const idOf = (place: number) => `checkout:${orderId}:${place}`;
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
  await sql`update purchase_order set in_credits = ${sql.json(beside.map((each) => ({ ...each })))} where id = ${orderId}`;
  return null;
}

/** Whether credits paid just these items with an order of before. */
export async function paidBeside(sql: TransactionSql, orderId: string, items: readonly WantedItem[]): Promise<boolean> {
  const [order] = await sql<{ paid: OrderInCredits[] }[]>`
    select in_credits as paid from purchase_order where id = ${orderId}`;
  const paid = order?.paid ?? [];
  return (
    paid.length === items.length &&
    items.every((item, place) => paid[place]?.product === item.product && paid[place].ad.id === item.ad_id)
  );
}
