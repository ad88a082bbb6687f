import type { PaymentMethod } from '@volan/domain-rules';
import type { TransactionSql } from 'postgres';
import type { DeclineReason, PaymentVerdict, ReviewReason, TransactionFacts } from '../payments/PaymentGateway.ts';
import type { Sellers } from '../platform/brands/readSellers.ts';
import { grantOrder } from './grantOrder.ts';
import { lockOrderOf } from './lockOrder.ts';
import type { OrderDeps } from './OrderDeps.ts';
import { cancelOrder, endTransfers } from './transfers/endTransfers.ts';

/** What is known of a transfer that arrived. */
interface TransferFacts {
  /** Day of booking; null where an administrator ticked it. */
  readonly bookedOn: string | null;
  /** What came, in minor units. */
  readonly received: number;
}

type Facts = Partial<TransactionFacts & TransferFacts>;

/** What the bank said about an attempt, however it came to us. */
export type Settlement =
  | {
      readonly state: 'paid';
      readonly facts: Facts;
      /** An administrator grants what came too late. */
      readonly isAccepted?: true;
    }
  | {
      readonly state: 'declined';
      /** `expired`: a transfer did not come in time, and its order is cancelled. */
      readonly reason: DeclineReason | 'abandoned' | 'expired';
      readonly facts: Facts;
    }
  | {
      readonly state: 'review';
      /** `paid-late`: the order was cancelled when the money came. */
      readonly reason: ReviewReason | 'paid-twice' | 'paid-late';
      readonly facts: Facts;
    };

/** An attempt as it stands. */
interface AttemptRow {
  readonly state: 'started' | 'paid' | 'declined' | 'review' | 'refunded';
  readonly order_id: string;
  readonly order_state: string;
  readonly method: PaymentMethod;
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
 * payment of one order is never granted, an administrator gives it back; nor is one of an order that was cancelled before it came,
 * until an administrator accepts it. [M42, T10]
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
  await lockOrderOf(transaction, attemptId);
  const [attempt] = await transaction<AttemptRow[]>`
      select payment_attempt.state, order_id, method, purchase_order.state as order_state, refund_began_at is not null as is_refunding
      from payment_attempt join purchase_order on purchase_order.id = order_id
      where payment_attempt.id = ${attemptId} for update`;
  if (!attempt) return 'unknown';
  if (isKnown(attempt, settlement)) return 'known';
  const isPaidAlready = attempt.order_state === 'captured' || attempt.order_state === 'refunded';
  if (settlement.state === 'paid' && isPaidAlready) {
    await write(transaction, attemptId, { ...settlement, state: 'review', reason: 'paid-twice' }, now);
    return 'changed';
  }
  if (settlement.state === 'paid' && attempt.order_state === 'cancelled' && !settlement.isAccepted) {
    await write(transaction, attemptId, { ...settlement, state: 'review', reason: 'paid-late' }, now);
    return 'changed';
  }
  const { order_id: orderId, method } = attempt;
  await write(transaction, attemptId, settlement, now);
  if (settlement.state === 'paid') {
    await endTransfers(transaction, orderId, now);
    await grantOrder(transaction, { orderId, method }, sellers, now);
  }
  if (settlement.state === 'declined') {
    await (settlement.reason === 'expired' ? cancelOrder(transaction, orderId) : declineOrder(transaction, orderId));
  }
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
  where id = ${orderId} and state not in ('captured', 'refunded', 'cancelled') and not exists (
    select from payment_attempt where order_id = purchase_order.id and state in ('started', 'review', 'paid'))`;
