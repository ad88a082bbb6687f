import type { TransactionSql } from 'postgres';
import type { DeclineReason, PaymentVerdict, ReviewReason, TransactionFacts } from '../payments/PaymentGateway.ts';
import type { Sellers } from '../platform/brands/readSellers.ts';
import { grantOrder } from './grantOrder.ts';
import type { OrderDeps } from './OrderDeps.ts';

/** What the bank said about an attempt, however it came to us. */
export type Settlement =
  | { readonly state: 'paid'; readonly facts: Partial<TransactionFacts> }
  | {
      readonly state: 'declined';
      readonly reason: DeclineReason | 'abandoned';
      readonly facts: Partial<TransactionFacts>;
    }
  | {
      readonly state: 'review';
      readonly reason: ReviewReason | 'paid-twice';
      readonly facts: Partial<TransactionFacts>;
    };

/** An attempt as it stands. */
interface AttemptRow {
  readonly state: 'started' | 'paid' | 'declined' | 'review' | 'refunded';
  readonly order_id: string;
  readonly order_state: string;
  /** While it is being given back nothing else is decided about it. */
  readonly is_refunding: boolean;
}

/** What became of it: it changed something, nothing new was said, or nobody knows the attempt. */
export type Settled = 'changed' | 'known' | 'unknown';

/** A verdict about a reply as the settlement of its attempt. A sale is never only reserved: then somebody has to look. */
export function settlementOf(verdict: PaymentVerdict): Settlement {
  switch (verdict.state) {
    case 'paid':
      return { state: 'paid', facts: verdict.facts };
    case 'declined':
      return { state: 'declined', reason: verdict.reason, facts: verdict.facts };
    case 'needs-review':
      return { state: 'review', reason: verdict.reason, facts: verdict.facts };
    case 'reserved':
      return { state: 'review', reason: 'kind-differs', facts: verdict.facts };
  }
}

/**
 * The one place where an attempt is decided and an order is completed: by callbacks, by what the bank answers when it is asked, and
 * by administrators alike. The same said again changes nothing; what was paid stays paid, whatever is said afterwards; a second
 * payment of one order is never granted, an administrator gives it back. [M42, T10]
 */
export function settleAttempt(
  { sql, sellers }: Pick<OrderDeps, 'sql' | 'sellers'>,
  attemptId: string,
  settlement: Settlement,
  now: Date,
): Promise<Settled> {
  return sql.begin((transaction) => settleWithin(transaction, sellers, attemptId, settlement, now));
}

/** The same in the transaction of the caller. */
export async function settleWithin(
  transaction: TransactionSql,
  sellers: Sellers,
  attemptId: string,
  settlement: Settlement,
  now: Date,
): Promise<Settled> {
  const [attempt] = await transaction<AttemptRow[]>`
      select payment_attempt.state, order_id, purchase_order.state as order_state, refund_began_at is not null as is_refunding
      from payment_attempt join purchase_order on purchase_order.id = order_id
      where payment_attempt.id = ${attemptId} for update`;
  if (!attempt) return 'unknown';
  if (isKnown(attempt, settlement)) return 'known';
  const isPaidAlready = attempt.order_state === 'captured' || attempt.order_state === 'refunded';
  if (settlement.state === 'paid' && isPaidAlready) {
    await write(transaction, attemptId, { ...settlement, state: 'review', reason: 'paid-twice' }, now);
    return 'changed';
  }
  await write(transaction, attemptId, settlement, now);
  if (settlement.state === 'paid') await grantOrder(transaction, attempt.order_id, sellers, now);
  if (settlement.state === 'declined') await declineOrder(transaction, attempt.order_id);
  return 'changed';
}

/** Whether a settlement says nothing new: only a payment is heard after a decision, since money has moved. */
function isKnown({ state, is_refunding: isRefunding }: AttemptRow, settlement: Settlement): boolean {
  if (isRefunding || state === 'paid' || state === 'refunded') return true;
  if (state === 'started') return false;
  return settlement.state !== 'paid' && !(state === 'declined' && settlement.state === 'review');
}

async function write(sql: TransactionSql, id: string, settlement: Settlement, now: Date) {
  const reason = settlement.state === 'paid' ? '' : settlement.reason;
  await sql`
    update payment_attempt set state = ${settlement.state}, reason = ${reason}, facts = ${sql.json({ ...settlement.facts })},
      settled_at = ${now}, next_check_at = null
    where id = ${id}`;
}

/** An order is declined while none of its attempts can still pay it. */
export const declineOrder = (sql: TransactionSql, orderId: string) => sql`
  update purchase_order set state = 'declined'
  where id = ${orderId} and state not in ('captured', 'refunded') and not exists (
    select from payment_attempt where order_id = purchase_order.id and state in ('started', 'review', 'paid'))`;
