import { Failure } from '@volan/api-contract';
import { orderName, type PaymentMethod, type ProductKind } from '@volan/domain-rules';
import type { JSONValue, Sql, TransactionSql } from 'postgres';
import { audit } from '../platform/audit/audit.ts';
import { returnBoost } from '../boosts/buyBoost.ts';
import { post, release, reserve, settle } from '../ledger/transfers.ts';
import { withdrawPartOfPayment, withdrawPoints } from '../loyalty/points.ts';
import { notify } from '../notifications/notify.ts';
import type { PaymentCurrency } from '../payments/PaymentGateway.ts';
import { endPlans, havePaidForLarger } from '../plans/beginPlan.ts';
import { endPriorityReview } from '../moderation/priorityReview.ts';
import { fieldFailure } from '../platform/server/fieldFailure.ts';
import { usedId } from './grantOrder.ts';
import { lockOrderOf } from './lockOrder.ts';
import { declineOrder } from './settleAttempt.ts';
import { noGateway } from './startAttempt.ts';
import { notifyOfReturn } from './notifyOfReturn.ts';
import { writeCreditNote } from './writeReceipt.ts';

/**
 * How long a refund stays locked for the request that asks the bank, in milliseconds: longer than the bank may take.
 */
const holdMs = 60_000;

/** Longest time that credits stay reserved for the bank's answer, in milliseconds. */
const reservedMs = 90 * 86_400_000;

/** A refund that this process has claimed for a minute. */
export interface HeldRefund {
  readonly attemptId: string;
  readonly amount: number;
  readonly currency: PaymentCurrency;
  /** Whether the whole payment is refunded. Only then it can be voided. */
  readonly isWhole: boolean;
  /** Whether the attempt paid its order. Only then its credits are reserved. */
  readonly isPaid: boolean;
  /** The gateway refunds cards only. */
  readonly method: PaymentMethod;
  /** It was started just now: the bank was not asked yet. */
  readonly isFresh: boolean;
}

/** A refunded part of an order: a number of pieces of one item. */
interface RefundedItem {
  readonly place: number;
  readonly quantity: number;
}

interface RefundRow {
  readonly method: PaymentMethod;
  readonly state: 'started' | 'paid' | 'declined' | 'review' | 'refunded';
  readonly reason: string;
  readonly amount: number;
  readonly currency: PaymentCurrency;
  readonly refund_try: number;
  readonly refund_began_at: Date | null;
  readonly refund_held_until: Date | null;
  readonly refund_by: number | null;
  readonly refund_reason: string;
  readonly refund_items: readonly RefundedItem[] | null;
  readonly order_id: string;
  readonly public_id: string;
  readonly user_id: number;
}

const locked = async (sql: TransactionSql, attemptId: string) => {
  await lockOrderOf(sql, attemptId);
  const [row] = await sql<RefundRow[]>`
    select p.state, p.reason, method, amount, p.currency, refund_try, refund_began_at, refund_held_until,
      refund_by::int, refund_reason, refund_items, order_id, public_id, user_id::int
    from payment_attempt p join purchase_order o on o.id = order_id where p.id = ${attemptId} for update`;
  return row;
};

const creditsId = (order: string, count: number) => `order:${order}:refund:${count}`;

/** A refund that an administrator asks for. */
export interface RefundRequest {
  readonly attemptId: string;
  readonly reason: string;
  readonly actorId: number;
  /** Absent: the whole payment. */
  readonly items?: readonly RefundedItem[] | undefined;
}

/**
 * Starts a refund by reserving the credits that the order gave, or continues an interrupted one. A packet whose unused
 * days paid for a larger one is refused: the larger one must be refunded first. [M43]
 *
 * @throws NotEnough
 */
export async function beginRefund(
  sql: TransactionSql,
  { attemptId, reason, actorId, items }: RefundRequest,
  { hasGateway }: { readonly hasGateway: boolean },
  now: Date,
): Promise<
  HeldRefund | 'refunded' | Failure<'validation' | 'not-found' | 'forbidden' | 'conflict' | 'payment-unavailable', null>
> {
  const row = await locked(sql, attemptId);
  if (!row) return new Failure<'not-found', null>('not-found');
  if (row.user_id === actorId) return new Failure<'forbidden', null>('forbidden');
  // repeating the same refund succeeds; a different one is refused, because a payment is refunded once
  if (row.state === 'refunded') {
    return sameItems(row.refund_items, items) ? 'refunded' : new Failure<'conflict', null>('conflict');
  }
  const isHeld = row.refund_held_until !== null && row.refund_held_until > now;
  if ((row.state !== 'paid' && row.state !== 'review') || isHeld) return new Failure<'conflict', null>('conflict');
  if (!hasGateway && row.method === 'card') return noGateway();

  const isFresh = row.refund_began_at === null;
  const isPaid = row.state === 'paid';
  const count = row.refund_try + (isFresh ? 1 : 0);
  // a refund that was started before continues with its own items
  const asked = isFresh ? items : (row.refund_items ?? undefined);
  const parts = await partsOf(sql, row, asked);
  if (parts === null || (asked !== undefined && !isPaid)) return fieldFailure('items', 'gone');
  if (isFresh && isPaid && (await isKeptInLarger(sql, row, parts))) return new Failure<'conflict', null>('conflict');

  const amount = isPaid ? parts.reduce((sum, { price }) => sum + price, 0) : row.amount;
  if (isFresh && isPaid) await reserveGrants(sql, row, count, parts, { actorId, now });
  await sql`
    update payment_attempt set refund_try = ${count}, refund_began_at = coalesce(refund_began_at, ${now}),
      refund_held_until = ${new Date(now.getTime() + holdMs)}, refund_by = ${actorId}, refund_reason = ${reason},
      refund_items = ${asked === undefined ? null : sql.json(asked as unknown as JSONValue)}, refund_amount = ${amount}
    where id = ${attemptId}`;

  return {
    attemptId,
    amount,
    currency: row.currency,
    method: row.method,
    isPaid,
    isFresh,
    isWhole: amount === row.amount,
  };
}

const itemsText = (items: readonly RefundedItem[] | null | undefined) =>
  JSON.stringify(items?.map(({ place, quantity }) => [place, quantity]).toSorted(([a = 0], [b = 0]) => a - b) ?? null);

const sameItems = (done: readonly RefundedItem[] | null, asked: readonly RefundedItem[] | undefined) =>
  itemsText(done) === itemsText(asked);

/** The refunded part of one item. */
interface Part extends RefundedItem {
  readonly kind: ProductKind;
  /** In minor units. */
  readonly price: number;
  readonly net: number;
  /** Credits that it gave. */
  readonly credits: number;
}

interface PartRow {
  readonly place: number;
  readonly kind: ProductKind;
  readonly quantity: number;
  readonly price: number;
  readonly net: number;
  readonly granted: number | null;
}

/** The refunded parts of an order. Null: it has no such items. */
async function partsOf(
  sql: TransactionSql,
  { order_id: orderId }: RefundRow,
  asked: readonly RefundedItem[] | undefined,
): Promise<readonly Part[] | null> {
  const rows = await sql<PartRow[]>`
    select place, purchase_order_item.kind, quantity, price, net, transfer.amount::int as granted
    from purchase_order_item left join ledger_transfer transfer on transfer.id = 'order:' || order_id || ':' || place
    where order_id = ${orderId} order by place`;
  const wanted = asked ?? rows.map(({ place, quantity }) => ({ place, quantity }));
  const parts = wanted.flatMap(({ place, quantity }): Part | [] => {
    const row = rows.find((each) => each.place === place);
    if (!row || quantity > row.quantity) return [];

    const share = (whole: number) => Math.round((whole * quantity) / row.quantity);

    return {
      place,
      kind: row.kind,
      quantity,
      price: share(row.price),
      net: share(row.net),
      credits: share(row.granted ?? 0),
    };
  });
  const areDifferent = new Set(parts.map(({ place }) => place)).size === wanted.length;

  return areDifferent && parts.length > 0 ? parts : null;
}

const packetsOf = (parts: readonly Part[]) => parts.filter(({ kind }) => kind === 'plan').map(({ place }) => place);

async function isKeptInLarger(sql: TransactionSql, row: RefundRow, parts: readonly Part[]): Promise<boolean> {
  const places = packetsOf(parts);
  return places.length > 0 && havePaidForLarger(sql, row.user_id, { orderId: row.order_id, places });
}

/** Ends promotions and other purchases that still run. Their credits are returned first. */
async function endUses(sql: TransactionSql, orderId: string, parts: readonly Part[], count: number, now: Date) {
  const uses = await sql<{ place: number; kind: string; ad_id: number }[]>`
    select place, kind, ad_id::int from purchase_order_item
    where order_id = ${orderId} and place = any (${parts.map(({ place }) => place)}::int[]) and is_used
      and ad_id is not null
    order by ad_id, place`;
  for (const { place, kind, ad_id: adId } of uses) {
    const id = usedId(orderId, place);
    if (kind === 'boost') await returnBoost(sql, id, `${id}:returned:${count}`, now);
    if (kind === 'review') await endPriorityReview(sql, adId, 'withdrawn', now, id);
  }
}

async function reserveGrants(
  sql: TransactionSql,
  { order_id: orderId, user_id: userId }: RefundRow,
  count: number,
  parts: readonly Part[],
  { actorId, now }: { readonly actorId: number; readonly now: Date },
) {
  await endUses(sql, orderId, parts, count, now);
  await reserve(
    sql,
    {
      id: creditsId(orderId, count),
      from: { userId },
      to: 'refunds',
      unit: 'credit',
      kind: 'refund',
      amount: parts.reduce((sum, { credits }) => sum + credits, 0),
      facts: { order_id: orderId },
      actorId,
    },
    new Date(now.getTime() + reservedMs),
    now,
  );
}

/** Marks a refund as done: it withdraws the credits and ends the packet that the payment bought. It happens once. */
export async function completeRefund(sql: TransactionSql, attemptId: string, now: Date): Promise<void> {
  const row = await locked(sql, attemptId);
  if (!row || row.state === 'refunded') return;

  const { order_id: orderId, currency, refund_by: actorId, refund_reason: reason } = row;
  const parts = (await partsOf(sql, row, row.refund_items ?? undefined)) ?? [];
  const amount = row.state === 'paid' ? parts.reduce((sum, { price }) => sum + price, 0) : row.amount;
  await sql`
    update payment_attempt set state = 'refunded', refund_began_at = null, refund_held_until = null,
      next_check_at = null
    where id = ${attemptId}`;
  if (row.state === 'paid') {
    const places = packetsOf(parts);
    if (places.length > 0) await endPlans(sql, row.user_id, { orderId, places }, now);
    await settle(sql, creditsId(orderId, row.refund_try), now);
    await post(
      sql,
      {
        id: `order:${orderId}:refunded`,
        from: 'revenue',
        to: 'refunds',
        unit: currency,
        amount,
        kind: 'refund',
        facts: { order_id: orderId },
        ...(actorId !== null && { actorId }),
      },
      now,
    );
    for (const { place, quantity } of parts) {
      await sql`
        update purchase_order_item set refunded_quantity = ${quantity}
          where order_id = ${orderId} and place = ${place}`;
    }
    if (amount === row.amount) {
      await sql`update purchase_order set state = 'refunded' where id = ${orderId}`;
      await withdrawPoints(sql, [`payment:${orderId}`], now);
    } else await withdrawPartOfPayment(sql, { id: orderId, left: row.amount - amount, currency }, now);
    const orderFacts = { order: orderName(row.public_id), total: amount, currency };
    await notify(sql, [row.user_id], { event: 'order-refunded', facts: orderFacts }, now);
    await writeCreditNote(sql, { attemptId, orderId, parts }, now);
  } else {
    await declineOrder(sql, orderId);
    await notifyOfReturn(sql, row, now);
  }
  await audit(sql, actorId, 'payment.refunded', row.user_id, { attempt: attemptId, amount, currency, reason });
}

/** Ends a refund that did not happen: the credits are there again. A payment that the bank never captured is declined. */
export async function cancelRefund(
  sql: TransactionSql,
  attemptId: string,
  { wasCaptured }: { readonly wasCaptured: boolean },
  now: Date,
): Promise<void> {
  const row = await locked(sql, attemptId);
  if (!row || row.refund_began_at === null) return;

  await sql`
    update payment_attempt set refund_began_at = null, refund_held_until = null, refund_items = null,
      refund_amount = null
    where id = ${attemptId}`;
  if (row.state === 'paid') await release(sql, creditsId(row.order_id, row.refund_try), now);
  else if (!wasCaptured) {
    await sql`
      update payment_attempt set state = 'declined', reason = 'declined', next_check_at = null where id = ${attemptId}`;
    await declineOrder(sql, row.order_id);
    await audit(sql, row.refund_by, 'payment.declined', row.user_id, { attempt: attemptId, reason: row.refund_reason });
  }
}

/** Unlocks a refund without a known result, so that others can continue it. */
export async function unlockRefund(sql: Sql, attemptId: string): Promise<void> {
  await sql`update payment_attempt set refund_held_until = null where id = ${attemptId}`;
}

/** Claims interrupted refunds. */
export async function resumeRefunds(sql: Sql, most: number, now: Date): Promise<readonly HeldRefund[]> {
  return sql<HeldRefund[]>`
    update payment_attempt set refund_held_until = ${new Date(now.getTime() + holdMs)}
    where id in (
      select id from payment_attempt
      where refund_began_at is not null and (refund_held_until is null or refund_held_until <= ${now})
      order by refund_began_at limit ${most} for update skip locked)
    returning id as "attemptId", coalesce(refund_amount, amount) as amount, currency, method,
      state = 'paid' as "isPaid", false as "isFresh", coalesce(refund_amount = amount, true) as "isWhole"`;
}
