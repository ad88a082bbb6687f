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
import { lockForAdmin, type AdminRequest } from './lockAuthorised.ts';
import { settleLocked, type CaptureOutcome } from './settleAuthorised.ts';

type PaymentRequest = CallRequest<typeof capturePayment> & CallRequest<typeof voidPayment>;

async function captureOrVoid(
  { sql, sellers, gateway, now }: OrderDeps,
  action: AdminRequest['action'],
  { attempt_id: attemptId, reason }: PaymentRequest,
  context: CallContext,
): Promise<CaptureOutcome | Failure<'not-found' | 'forbidden' | 'conflict' | 'payment-unavailable', null>> {
  if (!gateway) return noGateway();

  const { actor } = principalOf(context);
  const locked = await sql.begin((transaction) =>
    lockForAdmin(transaction, { attemptId, action, reason, actorId: actor.id }, new Date(now())),
  );
  if (locked instanceof Failure) return locked;
  if (locked === 'done') {
    // the earlier decision is already in the audit log
    markAudited();
    return action === 'capture' ? 'captured' : 'voided';
  }

  try {
    return await settleLocked({ sql, sellers }, gateway, locked, now);
  } catch (error) {
    if (error instanceof GatewayUnavailable) return noGateway();
    throw error;
  }
}

const conflict = () => new Failure<'conflict', null>('conflict');

/** Captures an authorised payment for an administrator. [M43] */
export async function captureByHand(
  deps: OrderDeps,
  request: PaymentRequest,
  context: CallContext,
): Promise<CallOutcome<typeof capturePayment>> {
  const outcome = await captureOrVoid(deps, 'capture', request, context);
  if (outcome instanceof Failure) return outcome;
  if (outcome === 'refused') return new Failure<'capture-refused', null>('capture-refused');

  return outcome === 'captured' ? readPayment(deps.sql, request.attempt_id) : conflict();
}

/** Releases an authorised payment for an administrator. [M43, J135] */
export async function voidByHand(
  deps: OrderDeps,
  request: PaymentRequest,
  context: CallContext,
): Promise<CallOutcome<typeof voidPayment>> {
  const outcome = await captureOrVoid(deps, 'void', request, context);
  if (outcome instanceof Failure) return outcome;
  if (outcome === 'refused') return new Failure<'void-refused', null>('void-refused');

  return outcome === 'voided' ? readPayment(deps.sql, request.attempt_id) : conflict();
}
