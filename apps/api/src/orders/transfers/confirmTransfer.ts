import { Failure, type CallOutcome, type CallRequest, type confirmTransfer as call } from '@volan/api-contract';
import { paymentReference, readPaymentReference } from '@volan/domain-rules';
import type { TransactionSql } from 'postgres';
import { audit } from '../../platform/audit/audit.ts';
import { fieldFailure } from '../../platform/server/fieldFailure.ts';
import { principalOf, type CallContext } from '../../platform/server/RequestContext.ts';
import type { OrderDeps } from '../OrderDeps.ts';
import { readPayment } from '../paymentsTable.ts';
import { settleWithin } from '../settleAttempt.ts';

/** The payment by transfer that a reference names, in its current state. */
export interface NamedTransfer {
  readonly id: string;
  readonly amount: number;
  readonly currency: string;
  readonly user_id: number;
}

/** The transfer that a typed reference names; undefined if there is no such transfer. */
export async function transferOf(sql: TransactionSql, reference: string): Promise<NamedTransfer | undefined> {
  const order = readPaymentReference(reference);
  if (order === null) return undefined;

  const [transfer] = await sql<NamedTransfer[]>`
    select p.id, amount, p.currency, user_id::int from payment_attempt p join purchase_order o on o.id = order_id
    where p.id = ${paymentReference(order)} and method = 'transfer'`;

  return transfer;
}

/** Records that an administrator has seen a transfer on the account. [M42, M43] */
export async function confirmTransfer(
  { sql, sellers, now }: OrderDeps,
  { reference, amount, reason }: CallRequest<typeof call>,
  context: CallContext,
): Promise<CallOutcome<typeof call>> {
  const { actor } = principalOf(context);
  return sql.begin(async (transaction): Promise<CallOutcome<typeof call>> => {
    const transfer = await transferOf(transaction, reference);
    if (!transfer) return new Failure<'not-found', null>('not-found');
    if (transfer.user_id === actor.id) return new Failure<'forbidden', null>('forbidden');
    if (transfer.amount !== amount) return fieldFailure('amount', 'mismatch');

    const settlement = { state: 'paid', facts: { bookedOn: null, received: amount } } as const;
    const settled = await settleWithin(transaction, sellers, transfer.id, settlement, new Date(now()));
    if (settled !== 'changed') return new Failure<'conflict', null>('conflict');

    await audit(transaction, actor.id, 'payment.confirmed', transfer.user_id, { attempt: transfer.id, amount, reason });

    return readPayment(transaction, transfer.id);
  });
}
