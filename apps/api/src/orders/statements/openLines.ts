import {
  Failure,
  type CallOutcome,
  type CallRequest,
  type dismissLine as dismissCall,
  type listOpenLines,
  type matchLine as matchCall,
  type OpenLine,
} from '@volan/api-contract';
import type { Sql, TransactionSql } from 'postgres';
import { audit } from '../../platform/audit/audit.ts';
import { fieldFailure } from '../../platform/server/fieldFailure.ts';
import { principalOf, type CallContext } from '../../platform/server/RequestContext.ts';
import type { OrderDeps } from '../OrderDeps.ts';
import { readPayment } from '../paymentsTable.ts';
import { settleWithin } from '../settleAttempt.ts';
import { transferOf } from '../transfers/confirmTransfer.ts';

const perPage = 50;

/** Lines of statements that wait for an administrator, the oldest first. [M42] */
export async function openLines(sql: Sql, { page = 1 }: CallRequest<typeof listOpenLines>) {
  const [[counted], rows] = await Promise.all([
    sql<{ total: number }[]>`select count(*)::int as total from statement_line where state = 'open'`,
    sql<(Omit<OpenLine, 'imported_at'> & { imported_at: Date })[]>`
      select id::int, booked_on::text, amount, currency, reference, payer, purpose, verdict, named as attempt_id,
        imported_at
      from statement_line where state = 'open' order by booked_on, id limit ${perPage} offset ${(page - 1) * perPage}`,
  ]);
  const data = rows.map((row) => ({ ...row, imported_at: row.imported_at.toISOString() }));
  return { data, meta: { page, total: counted?.total ?? 0 } };
}

interface Decision {
  readonly id: number;
  readonly state: 'booked' | 'dismissed';
  readonly attemptId: string | null;
  readonly actorId: number;
  readonly reason: string;
  readonly now: Date;
}

/** Closes an open line, once. Undefined: it is not open. */
async function decide(sql: TransactionSql, { id, state, attemptId, actorId, reason, now }: Decision) {
  const [line] = await sql<{ amount: number; currency: string; booked_on: string; verdict: string }[]>`
    update statement_line set state = ${state}, attempt_id = ${attemptId}, decided_by = ${actorId},
      decided_at = ${now}, reason = ${reason}
    where id = ${id} and state = 'open' returning amount, currency, booked_on::text, verdict`;
  return line;
}

/** Rolls the transaction back and carries the failure out of it. */
class LineRefused extends Error {
  readonly failure: Failure<'conflict' | 'not-found', null>;
  constructor(name: 'conflict' | 'not-found') {
    super(name);
    this.failure = new Failure<'conflict' | 'not-found', null>(name);
  }
}

/** Books an open line for the order that an administrator names. [M42, M43] */
export async function matchLine(
  { sql, sellers, now }: OrderDeps,
  { line_id: id, reference, reason }: CallRequest<typeof matchCall>,
  context: CallContext,
): Promise<CallOutcome<typeof matchCall>> {
  const { actor } = principalOf(context);
  const moment = new Date(now());
  try {
    return await sql.begin(async (transaction): Promise<CallOutcome<typeof matchCall>> => {
      const transfer = await transferOf(transaction, reference);
      if (!transfer) return fieldFailure('reference', 'gone');
      if (transfer.user_id === actor.id) return new Failure<'forbidden', null>('forbidden');

      const attemptId = transfer.id;
      const decision = { id, state: 'booked', attemptId, actorId: actor.id, reason, now: moment } as const;
      const line = await decide(transaction, decision);
      if (!line) throw new LineRefused('not-found');
      // money that the bank took back pays nothing
      if (line.verdict === 'called-back') throw new LineRefused('conflict');
      // too little does not pay an order, because a refund gives back the whole price
      if (line.currency !== transfer.currency || line.amount < transfer.amount) throw new LineRefused('conflict');

      const facts = { bookedOn: line.booked_on, received: line.amount };
      const settled = await settleWithin(transaction, sellers, attemptId, { state: 'paid', facts }, moment);
      if (settled !== 'changed') throw new LineRefused('conflict');

      const details = { attempt: attemptId, amount: line.amount, line: id, reason };
      await audit(transaction, actor.id, 'payment.matched', transfer.user_id, details);

      return readPayment(transaction, attemptId);
    });
  } catch (error) {
    if (error instanceof LineRefused) return error.failure;
    throw error;
  }
}

/** Takes a line off the open ones. [M42] */
export async function dismissLine(
  { sql, now }: OrderDeps,
  { line_id: id, reason }: CallRequest<typeof dismissCall>,
  context: CallContext,
): Promise<CallOutcome<typeof dismissCall>> {
  const { actor } = principalOf(context);
  const decision = {
    id,
    state: 'dismissed',
    attemptId: null,
    actorId: actor.id,
    reason,
    now: new Date(now()),
  } as const;
  return sql.begin(async (transaction) => {
    const line = await decide(transaction, decision);
    if (!line) return new Failure<'not-found', null>('not-found');

    await audit(transaction, actor.id, 'statement.dismissed', null, { line: id, amount: line.amount, reason });

    return { dismissed: true as const };
  });
}
