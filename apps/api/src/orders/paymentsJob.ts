import type { CardCapture } from '@volan/domain-rules';
import type { Logger } from 'pino';
import type { PaymentAttempt, PaymentGateway, PaymentStatus } from '../payments/PaymentGateway.ts';
import type { Job } from '../platform/jobs/Job.ts';
import type { OrderDeps } from './OrderDeps.ts';
import { finishRefunds } from './refundPayment.ts';
import { settleAuthorised } from './authorised/settleAuthorised.ts';
import { settleAttempt, type Settlement } from './settleAttempt.ts';
import { expireTransfers } from './transfers/expireTransfers.ts';

type SettleDeps = Pick<OrderDeps, 'sql' | 'sellers'>;

/** Most attempts in one run. */
const batch = 20;

/** Hours after which an attempt that the bank does not know is given up. */
const abandonedHours = 24;

interface WaitingRow {
  readonly id: string;
  readonly amount: number;
  readonly currency: PaymentAttempt['currency'];
  readonly capture: CardCapture;
  readonly created_at: Date;
  readonly checks: number;
}

/** The settlement for the state that the bank reports. Null: ask again later. */
function settlementBy(status: PaymentStatus, attempt: WaitingRow, now: Date): Settlement | null {
  const facts = { transactionId: status.transactionId, received: status.amount };
  const isOld = now.getTime() - attempt.created_at.getTime() > abandonedHours * 3_600_000;
  switch (status.state) {
    case 'approved':
      if (status.amount !== null && status.amount !== attempt.amount) {
        return { state: 'review', reason: 'amount-differs', facts };
      }
      return { state: attempt.capture === 'sale' || status.captured === attempt.amount ? 'paid' : 'authorised', facts };
    case 'refunded':
      return { state: 'review', reason: 'contradiction', facts };
    case 'declined':
    case 'voided':
      return { state: 'declined', reason: 'declined', facts };
    case 'unknown-attempt':
      return isOld ? { state: 'declined', reason: 'abandoned', facts } : null;
    case 'unreadable':
      return isOld ? { state: 'review', reason: 'unknown-response', facts } : null;
    case 'pending':
      return null;
  }
}

/**
 * Asks the bank about attempts without a result: after half a minute, then after pauses that double up to an hour. A
 * payment may have succeeded although the browser never came back and the callback was lost. Returns how many were
 * decided. [M42]
 */
export async function settleWaiting(deps: SettleDeps, gateway: PaymentGateway, now: Date): Promise<number> {
  // taking a row postpones its next check, so that two servers do not ask the bank about it at once
  const due = await deps.sql<WaitingRow[]>`
    update payment_attempt set checks = checks + 1,
      next_check_at = ${now}::timestamptz + make_interval(secs => least(3600, 30 * 2 ^ least(checks, 10)))
    where id in (
      select id from payment_attempt where method = 'card' and state = 'started' and next_check_at <= ${now}
        order by next_check_at limit ${batch} for update skip locked)
    returning id, amount, currency, capture, created_at, checks`;
  let decided = 0;
  for (const attempt of due) {
    const settlement = settlementBy(await gateway.queryStatus(attempt.id), attempt, now);
    if (settlement && (await settleAttempt(deps, attempt.id, settlement, now)) === 'changed') decided += 1;
  }

  return decided;
}

/**
 * Gives up transfers that did not come in time, ends refunds that were left on their way, asks the bank about attempts that wait
 * and captures authorised payments.
 *
 * @param gateway null: card payments are off, and no bank is asked
 */
export const paymentsJob = (
  deps: SettleDeps,
  gateway: PaymentGateway | null,
  now: () => number,
  logger: Logger,
): Job => ({
  name: 'payments',
  async run() {
    const expired = await expireTransfers(deps, new Date(now()));
    if (expired > 0) logger.info({ expired }, 'orders were cancelled: their transfers did not come in time');
    if (!gateway) return;

    await finishRefunds(deps.sql, gateway, now);
    const decided = await settleWaiting(deps, gateway, new Date(now()));
    if (decided > 0) logger.info({ decided }, 'payments were decided by asking the bank');
    const settled = await settleAuthorised(deps, gateway, now);
    if (settled > 0) logger.info({ settled }, 'authorised payments were captured or released');
  },
});
