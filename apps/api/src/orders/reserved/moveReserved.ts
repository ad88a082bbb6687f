import type { PaymentGateway, PaymentStatus } from '../../payments/PaymentGateway.ts';
import type { OrderDeps } from '../OrderDeps.ts';
import { settleAttempt, type Settlement } from '../settleAttempt.ts';
import { holdDue, letGoReserved, type HeldReserved } from './holdReserved.ts';

type MoveDeps = Pick<OrderDeps, 'sql' | 'sellers'>;

/** Most payments in one run. */
const batch = 20;

/** The result of asking the bank: the money was captured or released, the bank refused, or it cannot say now. */
export type Moved = 'captured' | 'voided' | 'refused' | 'unclear';

/** What the bank has decided about reserved money; null: it is still reserved. */
function decidedBy({ state, captured }: PaymentStatus, { amount }: HeldReserved): Exclude<Moved, 'refused'> | null {
  switch (state) {
    case 'approved':
      if (captured === null || captured === 0) return null;
      // somebody captured a part at the bank itself, so an administrator has to look there
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
async function askBank(gateway: PaymentGateway, reserved: HeldReserved): Promise<Moved> {
  const { id, amount, currency, isVoided } = reserved;
  const known = decidedBy(await gateway.queryStatus(id), reserved);
  if (known) return known;
  const { done } = await (isVoided ? gateway.void(id) : gateway.capture(id, { amount, currency }));
  if (done) return isVoided ? 'voided' : 'captured';
  return decidedBy(await gateway.queryStatus(id), reserved) ?? 'refused';
}

const settlements: Readonly<Record<'captured' | 'voided', Settlement>> = {
  captured: { state: 'paid', facts: {} },
  voided: { state: 'declined', reason: 'voided', facts: {} },
};

/**
 * Captures or releases a payment that the caller has claimed, and completes or cancels its order.
 *
 * @throws GatewayUnavailable
 */
export async function moveHeld(
  deps: MoveDeps,
  gateway: PaymentGateway,
  reserved: HeldReserved,
  now: () => number,
): Promise<Moved> {
  try {
    const moved = await askBank(gateway, reserved);
    if (moved === 'captured' || moved === 'voided') {
      await settleAttempt(deps, reserved.id, settlements[moved], new Date(now()));
    }
    return moved;
  } finally {
    await letGoReserved(deps.sql, reserved.id);
  }
}

/**
 * Captures the authorised money that is due, and releases money that was not captured in time, one after the other. If
 * the bank does not do it, it is due again later. Answers the number of decided payments. [M43]
 *
 * @param only the attempt to take, at once after the bank has authorised it
 * @throws GatewayUnavailable
 */
export async function moveReserved(
  deps: MoveDeps,
  gateway: PaymentGateway,
  now: () => number,
  only?: string,
): Promise<number> {
  let decided = 0;
  for (let count = 0; count < batch; count += 1) {
    const reserved = await holdDue(deps.sql, new Date(now()), only);
    if (!reserved) break;
    const moved = await moveHeld(deps, gateway, reserved, now);
    if (moved === 'captured' || moved === 'voided') decided += 1;
  }
  return decided;
}
