import { Failure, type acceptPayment as call, type CallOutcome, type CallRequest } from '@volan/api-contract';
import type { CardCapture, PaymentMethod } from '@volan/domain-rules';
import { audit } from '../platform/audit/audit.ts';
import { GatewayUnavailable, type TransactionFacts } from '../payments/PaymentGateway.ts';
import { principalOf, type CallContext } from '../platform/server/RequestContext.ts';
import type { OrderDeps } from './OrderDeps.ts';
import { readPayment } from './paymentsTable.ts';
import { settleAuthorised } from './authorised/settleAuthorised.ts';
import { settleWithin } from './settleAttempt.ts';
import { noGateway } from './startAttempt.ts';

interface ReviewedPayment {
  readonly method: PaymentMethod;
  readonly capture: CardCapture;
  readonly state: string;
  readonly reason: string;
  readonly amount: number;
  readonly facts: Partial<TransactionFacts>;
  readonly is_refunding: boolean;
  readonly user_id: number;
  readonly order_state: string;
}

const conflict = () => new Failure<'conflict', null>('conflict');

const paidOrders = new Set(['authorised', 'captured', 'refunded']);

/** The bank reports amounts without a currency. A payment in the wrong currency looks the same as a correct one. */
const isAcceptable = ({ state, reason, is_refunding: isRefunding, order_state: order }: ReviewedPayment) =>
  state === 'review' && reason !== 'currency-differs' && !isRefunding && !paidOrders.has(order);

/**
 * Fulfils the order of a payment under review. A card payment counts only if the bank confirms its whole amount.
 * [M42, M43]
 */
export async function acceptPayment(
  { sql, sellers, gateway, now }: OrderDeps,
  { attempt_id: attemptId, reason }: CallRequest<typeof call>,
  context: CallContext,
): Promise<CallOutcome<typeof call>> {
  const { actor } = principalOf(context);
  const [payment] = await sql<ReviewedPayment[]>`
    select p.state, method, capture, reason, amount, facts, refund_began_at is not null as is_refunding, user_id::int,
      o.state as order_state
    from payment_attempt p join purchase_order o on o.id = order_id where p.id = ${attemptId}`;
  if (!payment) return new Failure<'not-found', null>('not-found');
  if (payment.user_id === actor.id) return new Failure<'forbidden', null>('forbidden');
  if (!isAcceptable(payment)) return conflict();

  const grant = (facts: ReviewedPayment['facts'], state: 'paid' | 'authorised' = 'paid') =>
    sql.begin(async (transaction) => {
      const settlement = { state, facts, isAccepted: true } as const;
      const settled = await settleWithin(transaction, sellers, attemptId, settlement, new Date(now()));
      const read = await readPayment(transaction, attemptId);
      if (settled !== 'changed' || read.state !== state) return conflict();

      await audit(transaction, actor.id, 'payment.accepted', payment.user_id, { attempt: attemptId, reason });

      return read;
    });
  // a transfer needs no query: an administrator has seen it on the account
  if (payment.method === 'transfer') return grant(payment.facts);
  if (!gateway) return noGateway();

  try {
    const { state, amount, captured, transactionId } = await gateway.queryStatus(attemptId);
    if (state !== 'approved' || amount !== payment.amount) return conflict();

    const facts = { ...payment.facts, ...(transactionId !== null && { transactionId }) };
    if (payment.capture === 'sale' || captured === amount) return await grant(facts);

    const authorised = await grant(facts, 'authorised');
    if (authorised instanceof Failure) return authorised;

    await settleAuthorised({ sql, sellers }, gateway, now, attemptId);

    return await readPayment(sql, attemptId);
  } catch (error) {
    if (error instanceof GatewayUnavailable) return noGateway();
    throw error;
  }
}
