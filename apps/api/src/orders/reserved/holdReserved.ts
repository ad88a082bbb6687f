import { Failure } from '@volan/api-contract';
import { reservationDays } from '@volan/domain-rules';
import type { Sql, TransactionSql } from 'postgres';
import { audit } from '../../platform/audit/audit.ts';
import type { PaymentCurrency } from '../../payments/PaymentGateway.ts';
import { lockOrderOf } from '../lockOrder.ts';

/**
 * How long reserved money stays locked for the request that asks the bank, in milliseconds: longer than the bank may
 * take.
 */
const holdMs = 30_000;

/** A reserved card payment that this process has claimed for half a minute. */
export interface HeldReserved {
  readonly id: string;
  readonly amount: number;
  readonly currency: PaymentCurrency;
  /** Whether to release the money; otherwise it is captured. */
  readonly isVoided: boolean;
}

const held = (sql: Sql | TransactionSql) => sql`id, amount, currency, void_began_at is not null as "isVoided"`;

/**
 * Claims the next authorised payment that is due: to be captured, or to be released because it was not captured in
 * time. If the bank fails, it is due again after a pause that doubles up to an hour. [M43]
 *
 * @param only the attempt to claim; without it the one that has waited longest
 */
export async function holdDue(sql: Sql, now: Date, only?: string): Promise<HeldReserved | undefined> {
  const [reserved] = await sql<HeldReserved[]>`
    update payment_attempt set checks = checks + 1, moved_until = ${new Date(now.getTime() + holdMs)},
      void_began_at = coalesce(void_began_at, case
        when authorised_at <= ${now}::timestamptz - make_interval(days => ${reservationDays}) then ${now}::timestamptz end),
      next_check_at = ${now}::timestamptz + make_interval(secs => least(3600, 30 * 2 ^ least(checks, 10)))
    where id = (
      select id from payment_attempt
      where state = 'authorised' and next_check_at <= ${now} and (moved_until is null or moved_until <= ${now})
        ${only === undefined ? sql`` : sql`and id = ${only}`}
      order by next_check_at limit 1 for update skip locked)
    returning ${held(sql)}`;
  return reserved;
}

/** Ends the claim. */
export const letGoReserved = (sql: Sql, id: string) =>
  sql`update payment_attempt set moved_until = null where id = ${id}`;

/** A decision of an administrator about reserved money. */
export interface ReservedRequest {
  readonly attemptId: string;
  readonly does: 'capture' | 'void';
  readonly reason: string;
  readonly actorId: number;
}

/** Claims a reserved payment for an administrator and stores the decision. `done`: it was carried out before. */
export async function holdFor(
  sql: TransactionSql,
  { attemptId, does, reason, actorId }: ReservedRequest,
  now: Date,
): Promise<HeldReserved | 'done' | Failure<'not-found' | 'forbidden' | 'conflict', null>> {
  await lockOrderOf(sql, attemptId);
  const [row] = await sql<
    { state: string; reason: string; is_held: boolean; is_voided: boolean; was_reserved: boolean; user_id: number }[]
  >`
    select p.state, p.reason, coalesce(moved_until > ${now}, false) as is_held, void_began_at is not null as is_voided,
      authorised_at is not null as was_reserved, user_id::int
    from payment_attempt p join purchase_order o on o.id = order_id where p.id = ${attemptId} for update of p`;
  if (!row) return new Failure<'not-found', null>('not-found');
  if (row.user_id === actorId) return new Failure<'forbidden', null>('forbidden');
  if (does === 'capture' && row.state === 'paid' && row.was_reserved) return 'done';
  if (does === 'void' && row.state === 'declined' && row.reason === 'voided') return 'done';
  if (row.state !== 'authorised' || row.is_held || (does === 'capture' && row.is_voided)) {
    return new Failure<'conflict', null>('conflict');
  }
  const until = new Date(now.getTime() + holdMs);
  const [reserved] = await sql<HeldReserved[]>`
    update payment_attempt set checks = checks + 1, moved_until = ${until}, next_check_at = least(next_check_at, ${until})
      ${does === 'void' ? sql`, void_began_at = coalesce(void_began_at, ${now}), void_by = ${actorId}, void_reason = ${reason}` : sql``}
    where id = ${attemptId} returning ${held(sql)}`;
  if (!reserved) throw new Error('An attempt that is locked is there.');
  await audit(sql, actorId, `payment.${does}`, row.user_id, { attempt: attemptId, reason });
  return reserved;
}
