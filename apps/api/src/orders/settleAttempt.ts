import { userStatus, type PaymentMethod } from '@volan/domain-rules';
import type { TransactionSql } from 'postgres';
import type {
  DeclineReason,
  PaymentCurrency,
  PaymentVerdict,
  ReviewReason,
  TransactionFacts,
} from '../payments/PaymentGateway.ts';
import type { Sellers } from '../platform/brands/readSellers.ts';
import { grantOrder } from './grantOrder.ts';
import { lockOrderOf } from './lockOrder.ts';
import type { OrderDeps } from './OrderDeps.ts';
import { authoriseMoney, releaseMoney, voidedAt } from './authorised/ledgerEntries.ts';
import { removeOrderFromCart } from './removeOrderFromCart.ts';
import { cancelOrder, endTransfers } from './transfers/endTransfers.ts';

/** Facts about a transfer that arrived. */
interface TransferFacts {
  /** Day of booking. Null: an administrator marked the order as paid. */
  readonly bookedOn: string | null;
}

type Facts = Partial<TransactionFacts & TransferFacts>;

/**
 * Why a payment does not fulfil its order. `paid-late`: the order was cancelled before. `account-removed`: the buyer
 * has no account any more.
 */
type Doubt = 'paid-twice' | 'paid-late' | 'account-removed';

/** The result of an attempt, from a callback, a query or an administrator. */
export type Settlement =
  | {
      readonly state: 'paid';
      readonly facts: Facts;
      /** An administrator accepts a late payment. */
      readonly isAccepted?: true;
    }
  | {
      readonly state: 'authorised';
      readonly facts: Facts;
      /** An administrator accepts a late payment. */
      readonly isAccepted?: true;
    }
  | {
      readonly state: 'declined';
      /**
       * `expired`: a transfer did not come in time; `voided`: an authorised payment was released. The order of either is
       * cancelled.
       */
      readonly reason: DeclineReason | 'abandoned' | 'expired' | 'voided';
      readonly facts: Facts;
    }
  | {
      readonly state: 'review';
      readonly reason: ReviewReason | Doubt;
      readonly facts: Facts;
    };

/** An attempt in its current state. */
interface AttemptRow {
  readonly state: 'started' | 'authorised' | 'paid' | 'declined' | 'review' | 'refunded';
  readonly reason: string;
  /** Whether the bank has authorised it at any time. */
  readonly was_authorised: boolean;
  readonly order_id: string;
  readonly order_state: string;
  readonly user_id: number;
  readonly user_status: number;
  readonly method: PaymentMethod;
  readonly amount: number;
  readonly currency: PaymentCurrency;
  /** A refund is running: nothing else is decided meanwhile. */
  readonly is_refunding: boolean;
}

/** The result: something changed, there was nothing new, or the attempt is unknown. */
export type Settled = 'changed' | 'known' | 'unknown';

/** Converts the verdict about a bank's reply into a settlement. */
export function settlementOf(verdict: PaymentVerdict): Settlement {
  switch (verdict.state) {
    case 'paid':
      return { state: 'paid', facts: verdict.facts };
    case 'authorised':
      return { state: 'authorised', facts: verdict.facts };
    case 'declined':
      return { state: 'declined', reason: verdict.reason, facts: verdict.facts };
    case 'needs-review':
      return { state: 'review', reason: verdict.reason, facts: verdict.facts };
  }
}

/**
 * The only place that decides attempts and completes orders: for callbacks, for answers of the bank to our queries, and
 * for administrators.
 *
 * - A repeated settlement changes nothing. A paid attempt stays paid, whatever is reported later.
 * - A second payment of one order is never granted; an administrator gives it back.
 * - Authorised card payments fulfil the order when they are captured.
 * - Payments for an order that was cancelled before, or for a removed account, are granted only when an administrator
 *   accepts them. Money that was authorised before the account was removed still fulfils the order.
 *
 * [M42, T10]
 */
export function settleAttempt(
  { sql, sellers }: Pick<OrderDeps, 'sql' | 'sellers'>,
  attemptId: string,
  settlement: Settlement,
  now: Date,
): Promise<Settled> {
  return sql.begin((transaction) => settleWithin(transaction, sellers, attemptId, settlement, now));
}

/** Like `settleAttempt`, in the transaction of the caller. */
export async function settleWithin(
  transaction: TransactionSql,
  sellers: Sellers,
  attemptId: string,
  settlement: Settlement,
  now: Date,
): Promise<Settled> {
  await lockOrderOf(transaction, attemptId);
  const [attempt] = await transaction<AttemptRow[]>`
      select payment_attempt.state, reason, authorised_at is not null as was_authorised, order_id, method,
        purchase_order.state as order_state, refund_began_at is not null as is_refunding, user_id::int,
        users.status as user_status, amount, payment_attempt.currency
      from payment_attempt join purchase_order on purchase_order.id = order_id join users on users.id = user_id
      where payment_attempt.id = ${attemptId} for update of payment_attempt, purchase_order`;
  if (!attempt) return 'unknown';
  if (isKnown(attempt, settlement)) return 'known';

  const doubt = doubtOf(attempt, settlement);
  if (doubt !== null) {
    if (attempt.state === 'review' && attempt.reason === doubt) return 'known';

    await write(transaction, attemptId, { ...settlement, state: 'review', reason: doubt }, now);
    return 'changed';
  }
  const { order_id: orderId, user_id: userId, method, amount, currency } = attempt;
  const isAuthorised = attempt.state === 'authorised';
  const payment = { orderId, attemptId };
  await write(transaction, attemptId, settlement, now);
  switch (settlement.state) {
    case 'authorised':
      await endTransfers(transaction, orderId, now);
      await transaction`update purchase_order set state = 'authorised' where id = ${orderId}`;
      await removeOrderFromCart(transaction, { orderId, userId });
      await authoriseMoney(transaction, payment, { amount, currency }, now);
      break;
    case 'paid':
      await endTransfers(transaction, orderId, now);
      await grantOrder(transaction, { orderId, method, authorisedBy: isAuthorised ? attemptId : null }, sellers, now);
      break;
    case 'declined':
      if (settlement.reason === 'expired') await cancelOrder(transaction, orderId, 'transfer-late');
      else if (settlement.reason === 'voided') await cancelOrder(transaction, orderId, 'card-released');
      else await declineOrder(transaction, orderId);
      if (isAuthorised) {
        // another card may still pay it
        await transaction`update purchase_order set state = 'redirected'
          where id = ${orderId} and state = 'authorised'`;
        await releaseMoney(transaction, payment, now);
      }
      break;
    case 'review':
      break;
  }

  return 'changed';
}

const paidOrders: ReadonlySet<string> = new Set(['captured', 'refunded']);

/** Why an administrator must review a payment. Null: it fulfils its order. */
function doubtOf(attempt: AttemptRow, settlement: Settlement): Doubt | null {
  if (settlement.state !== 'paid' && settlement.state !== 'authorised') return null;

  const { state, order_state: order, user_status: status } = attempt;
  if (paidOrders.has(order) || (order === 'authorised' && state !== 'authorised')) return 'paid-twice';
  if (settlement.isAccepted) return null;
  if (order === 'cancelled') return 'paid-late';

  // money that was authorised before the account was removed belongs to the order
  return status === userStatus.deleted && state !== 'authorised' ? 'account-removed' : null;
}

/** Whether a settlement changes nothing. After a decision only a payment still counts, because money has moved. */
function isKnown(attempt: AttemptRow, settlement: Settlement): boolean {
  const { state, was_authorised: wasAuthorised, is_refunding: isRefunding } = attempt;
  if (isRefunding || state === 'paid' || state === 'refunded') return true;
  // authorised money is only captured or released: the bank may still report an earlier try
  if (state === 'authorised') {
    return settlement.state !== 'paid' && !(settlement.state === 'declined' && settlement.reason === 'voided');
  }
  if (settlement.state === 'authorised' && wasAuthorised) return true;
  if (state === 'started') return false;

  return settlement.state === 'declined' || (settlement.state === 'review' && state !== 'declined');
}

/** Saves the state of an attempt. An attempt that was authorised keeps the facts that the bank reported then. */
async function write(sql: TransactionSql, id: string, settlement: Settlement, now: Date) {
  const reason = settlement.state === 'declined' || settlement.state === 'review' ? settlement.reason : '';
  const facts = sql.json({ ...settlement.facts });
  if (settlement.state === 'authorised') {
    await sql`
      update payment_attempt set state = 'authorised', reason = '', facts = ${facts}, authorised_at = ${now},
        checks = 0, next_check_at = case capture when 'admin' then ${voidedAt(now)}::timestamptz else ${now} end
      where id = ${id}`;
    return;
  }
  await sql`
    update payment_attempt set state = ${settlement.state}, reason = ${reason}, settled_at = ${now},
      next_check_at = null, facts = case state when 'authorised' then facts else '{}' end || ${facts}
    where id = ${id}`;
}

/** An order is declined while none of its attempts can still pay it. */
export const declineOrder = (sql: TransactionSql, orderId: string) => sql`
  update purchase_order set state = 'declined'
  where id = ${orderId} and state not in ('captured', 'refunded', 'cancelled') and not exists (
    select from payment_attempt
    where order_id = purchase_order.id and state in ('started', 'review', 'authorised', 'paid'))`;
