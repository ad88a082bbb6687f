import type { PaymentGateway, PaymentStatus } from '../../payments/PaymentGateway.ts';
import type { OrderDeps } from '../OrderDeps.ts';
import { settleAttempt, type Settlement } from '../settleAttempt.ts';
import { lockDue, unlockPayment, type LockedPayment } from './lockAuthorised.ts';

type SettleDeps = Pick<OrderDeps, 'sql' | 'sellers'>;

/** Payments that one round settles. */
const batch = 20;

/** The result of asking the bank: the money was captured or released, the bank refused, or it cannot say now. */
export type CaptureOutcome = 'captured' | 'voided' | 'refused' | 'unclear';

/** What the bank has decided about an authorised payment; null: it is still authorised. */
function outcomeOf(
  { state, captured }: PaymentStatus,
  { amount }: LockedPayment,
): Exclude<CaptureOutcome, 'refused'> | null {
  switch (state) {
    case 'approved':
      if (captured === null || captured === 0) return null;
      // somebody captured a part of it at the bank itself: an administrator has to look there
      return captured === amount ? 'captured' : 'unclear';
    case 'voided':
    case 'refunded':
    case 'declined':
      return 'voided';
    case 'pending':
    case 'unknown-attempt':
    case 'unreadable':
      return 'unclear';
  }
}

/**
 * Captures or releases the money, after asking the bank for the state: an earlier answer may be lost.
 *
 * @throws GatewayUnavailable
 */
async function askBank(gateway: PaymentGateway, payment: LockedPayment): Promise<CaptureOutcome> {
  const { id, amount, currency, isVoided } = payment;
  const known = outcomeOf(await gateway.queryStatus(id), payment);
  if (known) return known;

  const { done } = await (isVoided ? gateway.void(id) : gateway.capture(id, { amount, currency }));
  if (done) return isVoided ? 'voided' : 'captured';

  return outcomeOf(await gateway.queryStatus(id), payment) ?? 'refused';
}

const settlements: Readonly<Record<'captured' | 'voided', Settlement>> = {
  captured: { state: 'paid', facts: {} },
  voided: { state: 'declined', reason: 'voided', facts: {} },
};

/**
 * Captures or releases an authorised payment that the caller has locked, and completes or cancels its order.
 *
 * @throws GatewayUnavailable
 */
export async function settleLocked(
  deps: SettleDeps,
  gateway: PaymentGateway,
  payment: LockedPayment,
  now: () => number,
): Promise<CaptureOutcome> {
  try {
    const outcome = await askBank(gateway, payment);
    if (outcome === 'captured' || outcome === 'voided') {
      await settleAttempt(deps, payment.id, settlements[outcome], new Date(now()));
    }
    return outcome;
  } finally {
    await unlockPayment(deps.sql, payment.id);
  }
}

/**
 * Captures authorised payments that are due, and releases those that were not captured in time, one after the other. If
 * the bank does not do it, it is due again later. Answers the number of settled payments. [M43]
 *
 * @param only the attempt to settle, right after the bank has authorised it
 * @throws GatewayUnavailable
 */
export async function settleAuthorised(
  deps: SettleDeps,
  gateway: PaymentGateway,
  now: () => number,
  only?: string,
): Promise<number> {
  let settled = 0;
  for (let count = 0; count < batch; count += 1) {
    const payment = await lockDue(deps.sql, new Date(now()), only);
    if (!payment) break;
    const outcome = await settleLocked(deps, gateway, payment, now);
    if (outcome === 'captured' || outcome === 'voided') settled += 1;
  }
  return settled;
}
