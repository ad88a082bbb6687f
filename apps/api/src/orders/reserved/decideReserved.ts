import {
  Failure,
  type CallOutcome,
  type CallRequest,
  type capturePayment,
  type voidPayment,
} from '@volan/api-contract';
import { GatewayUnavailable } from '../../payments/PaymentGateway.ts';
import { markAudited } from '../../platform/server/auditScope.ts';
import { principalOf, type CallContext } from '../../platform/server/RequestContext.ts';
import type { OrderDeps } from '../OrderDeps.ts';
import { readPayment } from '../paymentsTable.ts';
import { noGateway } from '../startAttempt.ts';
import { holdFor, type ReservedRequest } from './holdReserved.ts';
import { moveHeld, type Moved } from './moveReserved.ts';

type Asked = CallRequest<typeof capturePayment> & CallRequest<typeof voidPayment>;

async function decide(
  { sql, sellers, gateway, now }: OrderDeps,
  does: ReservedRequest['does'],
  { attempt_id: attemptId, reason }: Asked,
  context: CallContext,
): Promise<Moved | Failure<'not-found' | 'forbidden' | 'conflict' | 'payment-unavailable', null>> {
  if (!gateway) return noGateway();
  const { actor } = principalOf(context);
  const held = await sql.begin((transaction) =>
    holdFor(transaction, { attemptId, does, reason, actorId: actor.id }, new Date(now())),
  );
  if (held instanceof Failure) return held;
  if (held === 'done') {
    // the earlier decision is already in the audit log
    markAudited();
    return does === 'capture' ? 'captured' : 'voided';
  }
  try {
    return await moveHeld({ sql, sellers }, gateway, held, now);
  } catch (error) {
    if (error instanceof GatewayUnavailable) return noGateway();
    throw error;
  }
}

const conflict = () => new Failure<'conflict', null>('conflict');

/** Captures reserved money on the order of an administrator. [M43] */
export async function captureByHand(
  deps: OrderDeps,
  asked: Asked,
  context: CallContext,
): Promise<CallOutcome<typeof capturePayment>> {
  const moved = await decide(deps, 'capture', asked, context);
  if (moved instanceof Failure) return moved;
  if (moved === 'refused') return new Failure<'capture-refused', null>('capture-refused');
  return moved === 'captured' ? readPayment(deps.sql, asked.attempt_id) : conflict();
}

/** Releases reserved money on the order of an administrator. [M43, J135] */
export async function voidByHand(
  deps: OrderDeps,
  asked: Asked,
  context: CallContext,
): Promise<CallOutcome<typeof voidPayment>> {
  const moved = await decide(deps, 'void', asked, context);
  if (moved instanceof Failure) return moved;
  if (moved === 'refused') return new Failure<'void-refused', null>('void-refused');
  return moved === 'voided' ? readPayment(deps.sql, asked.attempt_id) : conflict();
}
