import { Failure } from '@volan/api-contract';
import { authorisationDays } from '@volan/domain-rules';
import type { Sql, TransactionSql } from 'postgres';
import { audit } from '../../platform/audit/audit.ts';
import type { PaymentCurrency } from '../../payments/PaymentGateway.ts';
import { lockOrderOf } from '../lockOrder.ts';

/**
 * How long an authorised payment stays locked for the request that asks the bank, in milliseconds: longer than the bank
 * may take.
 */
const lockMs = 30_000;

/** An authorised card payment that is locked for one request to the bank. */
export interface LockedPayment {
  readonly id: string;
  readonly amount: number;
  readonly currency: PaymentCurrency;
  /** Whether to release the money; otherwise it is captured. */
  readonly isVoided: boolean;
}

const lockedColumns = (sql: Sql | TransactionSql) => sql`id, amount, currency, void_began_at is not null as "isVoided"`;

/**
 * Locks an authorised payment that is due: to be captured, or to be released because it was not captured in time. If the
 * bank does not do it, it is due again after a pause that doubles up to an hour. [M43]
 *
 * @param only the attempt to lock; without it the one that has waited longest
 */
export async function lockDue(sql: Sql, now: Date, only?: string): Promise<LockedPayment | undefined> {
  const [payment] = await sql<LockedPayment[]>`
    update payment_attempt set checks = checks + 1, moved_until = ${new Date(now.getTime() + lockMs)},
      void_began_at = coalesce(void_began_at, case
        when authorised_at <= ${now}::timestamptz - make_interval(days => ${authorisationDays})
          then ${now}::timestamptz end),
      next_check_at = ${now}::timestamptz + make_interval(secs => least(3600, 30 * 2 ^ least(checks, 10)))
    where id = (
      select id from payment_attempt
      where state = 'authorised' and next_check_at <= ${now} and (moved_until is null or moved_until <= ${now})
        ${only === undefined ? sql`` : sql`and id = ${only}`}
      order by next_check_at limit 1 for update skip locked)
    returning ${lockedColumns(sql)}`;
  return payment;
}

/** Unlocks a payment after the bank was asked. */
export const unlockPayment = (sql: Sql, id: string) =>
  sql`update payment_attempt set moved_until = null where id = ${id}`;

/** An administrator's request to capture or release an authorised payment. */
export interface AdminRequest {
  readonly attemptId: string;
  readonly action: 'capture' | 'void';
  readonly reason: string;
  readonly actorId: number;
}

/** Locks an authorised payment for an administrator and writes the audit log; `done` if it was captured or released before. */
export async function lockForAdmin(
  sql: TransactionSql,
  { attemptId, action, reason, actorId }: AdminRequest,
  now: Date,
): Promise<LockedPayment | 'done' | Failure<'not-found' | 'forbidden' | 'conflict', null>> {
  await lockOrderOf(sql, attemptId);
  const [row] = await sql<
    {
      state: string;
      reason: string;
      is_locked: boolean;
      is_voided: boolean;
      was_authorised: boolean;
      user_id: number;
    }[]
  >`
    select p.state, p.reason, coalesce(moved_until > ${now}, false) as is_locked,
      void_began_at is not null as is_voided, authorised_at is not null as was_authorised, user_id::int
    from payment_attempt p join purchase_order o on o.id = order_id where p.id = ${attemptId} for update of p`;
  if (!row) return new Failure<'not-found', null>('not-found');
  if (row.user_id === actorId) return new Failure<'forbidden', null>('forbidden');
  if (action === 'capture' && row.state === 'paid' && row.was_authorised) return 'done';
  if (action === 'void' && row.state === 'declined' && row.reason === 'voided') return 'done';
  if (row.state !== 'authorised' || row.is_locked || (action === 'capture' && row.is_voided)) {
    return new Failure<'conflict', null>('conflict');
  }

  const until = new Date(now.getTime() + lockMs);
  const voiding = sql`
    , void_began_at = coalesce(void_began_at, ${now}), void_by = ${actorId}, void_reason = ${reason}`;
  const [payment] = await sql<LockedPayment[]>`
    update payment_attempt set
      checks = checks + 1, moved_until = ${until}, next_check_at = least(next_check_at, ${until})
      ${action === 'void' ? voiding : sql``}
    where id = ${attemptId} returning ${lockedColumns(sql)}`;
  if (!payment) throw new Error('A locked payment attempt is missing.');

  await audit(sql, actorId, `payment.${action}`, row.user_id, { attempt: attemptId, reason });

  return payment;
}
