import { Failure, type CallOutcome, type CallRequest, type refundPayment as call } from '@volan/api-contract';
import type { Sql } from 'postgres';
import { NotEnough } from '../ledger/refusals.ts';
import { GatewayUnavailable, type PaymentGateway } from '../payments/PaymentGateway.ts';
import { markAudited } from '../platform/server/auditScope.ts';
import { principalOf, type CallContext } from '../platform/server/RequestContext.ts';
import type { OrderDeps } from './OrderDeps.ts';
import { readPayment } from './paymentsTable.ts';
import {
  beginRefund,
  completeRefund,
  cancelRefund,
  unlockRefund,
  resumeRefunds,
  type HeldRefund,
} from './refundSteps.ts';
import { noGateway } from './startAttempt.ts';

/** Most refunds in one run of the job. */
const batch = 5;

/** The bank's answer: it gave the money back, refused, never captured the money, or cannot say now. */
type Answer = 'given-back' | 'refused' | 'nothing-captured' | 'unclear';

/** Asks the bank to give the money back, after checking whether it already has. @throws GatewayUnavailable */
async function askBank(gateway: PaymentGateway, refund: HeldRefund, onAsked: () => void): Promise<Answer> {
  const { attemptId } = refund;
  const status = await gateway.queryStatus(attemptId);
  if (status.state === 'voided' || status.state === 'refunded') return 'given-back';
  if (status.state === 'declined' || status.state === 'unknown-attempt') return 'nothing-captured';
  if (status.state !== 'approved') return 'unclear';

  const amount = refund.isPaid ? refund.amount : (status.captured ?? status.amount ?? refund.amount);
  onAsked();
  if ((await gateway.refund(attemptId, { amount, currency: refund.currency })).done) return 'given-back';
  // a payment that the bank has not settled yet (usually of the same day) is voided, and the bank cannot void a part
  if (!refund.isWhole) return 'refused';
  if ((await gateway.void(attemptId)).done) return 'given-back';

  const { state } = await gateway.queryStatus(attemptId);

  return state === 'voided' || state === 'refunded' ? 'given-back' : 'refused';
}

/** Does the remaining steps of a refund and saves the result. @throws GatewayUnavailable */
async function finish(sql: Sql, gateway: PaymentGateway, refund: HeldRefund, now: () => number): Promise<Answer> {
  // a refund that was started elsewhere may already have reached the bank
  let wasAsked = !refund.isFresh;
  try {
    const answer = await askBank(gateway, refund, () => (wasAsked = true));
    const moment = new Date(now());
    await sql.begin((transaction) =>
      answer === 'given-back'
        ? completeRefund(transaction, refund.attemptId, moment)
        : cancelRefund(transaction, refund.attemptId, { wasCaptured: answer !== 'nothing-captured' }, moment),
    );

    return answer;
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error;
    // the money may be back: the credits stay reserved until the bank says so
    if (wasAsked) await unlockRefund(sql, refund.attemptId);
    else {
      await sql.begin((transaction) =>
        cancelRefund(transaction, refund.attemptId, { wasCaptured: true }, new Date(now())),
      );
    }
    throw error;
  }
}

/**
 * Refunds a payment or some of its items: to the card, or after an administrator has sent the money by hand. [M43, M44]
 */
export async function refundPayment(
  { sql, gateway, now }: OrderDeps,
  { attempt_id: attemptId, reason, items }: CallRequest<typeof call>,
  context: CallContext,
): Promise<CallOutcome<typeof call>> {
  const { actor } = principalOf(context);
  try {
    const begun = await sql.begin(async (transaction) => {
      const moment = new Date(now());
      const asked = { attemptId, reason, actorId: actor.id, items };
      const held = await beginRefund(transaction, asked, { hasGateway: gateway !== null }, moment);
      if (held instanceof Failure || held === 'refunded' || held.method === 'card') return held;

      // the administrator has sent the money by hand, so there is no bank to ask
      await completeRefund(transaction, attemptId, moment);

      return 'refunded' as const;
    });
    if (begun instanceof Failure) return begun;
    if (begun === 'refunded') {
      markAudited();
      return await readPayment(sql, attemptId);
    }
    if (!gateway) return noGateway();

    const answer = await finish(sql, gateway, begun, now);
    if (answer === 'refused') return new Failure<'refund-refused', null>('refund-refused');
    if (answer === 'unclear' || (answer === 'nothing-captured' && begun.isPaid)) {
      return new Failure<'conflict', null>('conflict');
    }

    return await readPayment(sql, attemptId);
  } catch (error) {
    if (error instanceof NotEnough) return new Failure('not-enough-credits', { data: { missing: error.missing } });
    if (error instanceof GatewayUnavailable) return noGateway();
    throw error;
  }
}

/** Completes refunds that were interrupted: the server stopped, or the bank did not answer. Returns how many. */
export async function finishRefunds(sql: Sql, gateway: PaymentGateway, now: () => number): Promise<number> {
  const refunds = await resumeRefunds(sql, batch, new Date(now()));
  for (const refund of refunds) await finish(sql, gateway, refund, now);
  return refunds.length;
}
