import { authorisationDays } from '@volan/domain-rules';
import type { TransactionSql } from 'postgres';
import { release, reserve, settle } from '../../ledger/transfers.ts';
import type { PaymentCurrency } from '../../payments/PaymentGateway.ts';

/**
 * How long the ledger waits at most for the bank to capture or release a payment, in days. Only the bank knows which of
 * both happened.
 */
const ledgerDays = 90;

const dayMs = 86_400_000;

/** When an authorised payment is released if it was not captured by then. [M43] */
export const voidedAt = (authorisedAt: Date) => new Date(authorisedAt.getTime() + authorisationDays * dayMs);

/** The authorised payment of an order. */
interface AuthorisedPayment {
  readonly orderId: string;
  readonly attemptId: string;
}

const idOf = ({ orderId, attemptId }: AuthorisedPayment) => `order:${orderId}:payment:${attemptId}`;

/** Writes an authorised payment into the ledger: the bank has given the money, and we do not have it yet. [M43, M44] */
export const authoriseMoney = (
  sql: TransactionSql,
  payment: AuthorisedPayment,
  { amount, currency }: { readonly amount: number; readonly currency: PaymentCurrency },
  now: Date,
) =>
  reserve(
    sql,
    {
      id: idOf(payment),
      from: 'bank',
      to: 'revenue',
      unit: currency,
      amount,
      kind: 'payment',
      facts: { order_id: payment.orderId },
    },
    new Date(now.getTime() + ledgerDays * dayMs),
    now,
  );

/** Writes into the ledger that an authorised payment was captured. */
export const captureMoney = (sql: TransactionSql, payment: AuthorisedPayment, now: Date) =>
  settle(sql, idOf(payment), now);

/** Writes into the ledger that an authorised payment was released. */
export const releaseMoney = (sql: TransactionSql, payment: AuthorisedPayment, now: Date) =>
  release(sql, idOf(payment), now);
