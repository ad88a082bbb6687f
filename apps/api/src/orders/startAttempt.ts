import { randomBytes } from 'node:crypto';
import { Failure, type StartedPayment } from '@volan/api-contract';
import { paymentReturnPath, type BrandId, type CardCapture, type LanguageValue } from '@volan/domain-rules';
import type { TransactionSql } from 'postgres';
import type { PaymentAttempt, PaymentGateway } from '../payments/PaymentGateway.ts';
import type { OrderDeps } from './OrderDeps.ts';
import { readOrder } from './readOrders.ts';

/** The first question to the bank follows this many seconds after the start of an attempt. Its callback usually comes earlier. */
const firstCheckSeconds = 30;

/** An order that is about to be paid. */
export interface PayableOrder {
  readonly id: string;
  readonly public_id: string;
  readonly user_id: number;
  readonly brand: BrandId;
  readonly language: LanguageValue;
  readonly total: number;
  readonly currency: PaymentAttempt['currency'];
}

/** The path below a brand's origin at which the bank reports the result of a payment to our server. [J93] */
export const callbackPath = '/v3/payment/kombank/callback';

type CardDeps = Pick<OrderDeps, 'brandAddresses' | 'captures' | 'now'> & { readonly gateway: PaymentGateway };

/** The request to the bank: a sale, or an authorisation that is captured later. */
export const kindOf = (capture: CardCapture): PaymentAttempt['kind'] => (capture === 'sale' ? 'sale' : 'authorisation');

/** Starts a new card attempt for an order, in the transaction of the caller. [M41] */
export async function startAttempt(
  sql: TransactionSql,
  { gateway, brandAddresses, captures, now }: CardDeps,
  order: PayableOrder,
): Promise<StartedPayment> {
  const capture = captures[order.brand];
  const attempt: PaymentAttempt = {
    id: `${order.id}-${randomBytes(9).toString('hex')}`,
    amount: order.total,
    currency: order.currency,
    kind: kindOf(capture),
  };
  const moment = new Date(now());
  await sql`
    insert into payment_attempt (id, order_id, amount, currency, capture, state, created_at, next_check_at)
    values (${attempt.id}, ${order.id}, ${attempt.amount}, ${attempt.currency}, ${capture}, 'started', ${moment},
      ${moment}::timestamptz + make_interval(secs => ${firstCheckSeconds}))`;
  await sql`update purchase_order set state = 'redirected' where id = ${order.id}`;

  return formOf(sql, { gateway, brandAddresses }, order, attempt);
}

/** The form of the attempt that is already open. So a repeated request does not start a second attempt. */
export async function resumeAttempt(sql: TransactionSql, deps: CardDeps, order: PayableOrder): Promise<StartedPayment> {
  const [open] = await sql<{ id: string; amount: number; capture: CardCapture }[]>`
    select id, amount, capture from payment_attempt
      where order_id = ${order.id} and state = 'started' and method = 'card' order by created_at desc limit 1`;
  return open
    ? formOf(sql, deps, order, { ...open, currency: order.currency, kind: kindOf(open.capture) })
    : startAttempt(sql, deps, order);
}

async function formOf(
  sql: TransactionSql,
  { gateway, brandAddresses }: Pick<CardDeps, 'gateway' | 'brandAddresses'>,
  order: PayableOrder,
  attempt: PaymentAttempt,
): Promise<StartedPayment> {
  const { origin } = brandAddresses[order.brand];
  const back = `${origin}${paymentReturnPath}/${order.language}/${order.public_id}`;
  const read = await readOrder(sql, order.user_id, order.public_id);
  if (!read) throw new Error('An order that was written comes back.');

  const { action, fields } = gateway.start(attempt, {
    okUrl: back,
    failUrl: back,
    callbackUrl: `${origin}${callbackPath}`,
    language: order.language === 'rs' ? 'sr' : 'en',
  });

  return { order: read, form: { action, fields } };
}

/** The failure when card payments are off. */
export const noGateway = () => new Failure<'payment-unavailable', null>('payment-unavailable');
