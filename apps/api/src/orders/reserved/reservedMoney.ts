import { reservationDays } from '@volan/domain-rules';
import type { TransactionSql } from 'postgres';
import { release, reserve, settle } from '../../ledger/transfers.ts';
import type { PaymentCurrency } from '../../payments/PaymentGateway.ts';

/**
 * How long reserved money waits at most for the bank's last word, in days: only the bank knows whether it was taken.
 */
const reservedDays = 90;

const dayMs = 86_400_000;

/** When what was reserved is released, if it was not taken by then. [M43] */
export const voidedAt = (authorisedAt: Date) => new Date(authorisedAt.getTime() + reservationDays * dayMs);

/** The movement of money that a card has reserved for an order. */
interface ReservedMoney {
  readonly orderId: string;
  readonly attemptId: string;
}

const idOf = ({ orderId, attemptId }: ReservedMoney) => `order:${orderId}:payment:${attemptId}`;

/** Reserves the money of an order in the ledger: the bank's gives it, and nobody has it yet. [M43, M44] */
export const reserveMoney = (
  sql: TransactionSql,
  reserved: ReservedMoney,
  { amount, currency }: { readonly amount: number; readonly currency: PaymentCurrency },
  now: Date,
) =>
  reserve(
    sql,
    {
      id: idOf(reserved),
      from: 'bank',
      to: 'revenue',
      unit: currency,
      amount,
      kind: 'payment',
      facts: { order_id: reserved.orderId },
    },
    new Date(now.getTime() + reservedDays * dayMs),
    now,
  );

/** The reserved money was taken. */
export const takeMoney = (sql: TransactionSql, reserved: ReservedMoney, now: Date) => settle(sql, idOf(reserved), now);

/** The reserved money was released. */
export const releaseMoney = (sql: TransactionSql, reserved: ReservedMoney, now: Date) =>
  release(sql, idOf(reserved), now);
