import { reservationDays } from '@volan/domain-rules';
import type { TransactionSql } from 'postgres';
import { release, reserve, settle } from '../../ledger/transfers.ts';
import type { PaymentCurrency } from '../../payments/PaymentGateway.ts';

/** Longest time that the ledger keeps the reservation, in days. Only the bank knows whether the money was captured. */
const reservedDays = 90;

const dayMs = 86_400_000;

/** When reserved money is released if it was not captured before. [M43] */
export const voidedAt = (authorisedAt: Date) => new Date(authorisedAt.getTime() + reservationDays * dayMs);

/** The ledger transfer of the money that a card has reserved for an order. */
interface ReservedMoney {
  readonly orderId: string;
  readonly attemptId: string;
}

const idOf = ({ orderId, attemptId }: ReservedMoney) => `order:${orderId}:payment:${attemptId}`;

/**
 * Reserves the money of an order in the ledger. It leaves the account of the bank and is in no other account yet.
 * [M43, M44]
 */
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

/** Settles the reservation: the money was captured. */
export const takeMoney = (sql: TransactionSql, reserved: ReservedMoney, now: Date) => settle(sql, idOf(reserved), now);

/** Voids the reservation: the money was released. */
export const releaseMoney = (sql: TransactionSql, reserved: ReservedMoney, now: Date) =>
  release(sql, idOf(reserved), now);
