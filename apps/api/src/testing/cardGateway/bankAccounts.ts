import { randomInt } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { printAmount, readAmount } from '../../payments/nestpay/nestpayMoney.ts';
import type { TestCard } from './testCards.ts';

/** A payment as the test bank keeps it, in memory. */
export interface BankPayment {
  readonly attemptId: string;
  readonly amount: number;
  readonly currency: string;
  readonly transactionId: string;
  /** The result of the next request to capture the money. */
  capture: TestCard['capture'];
  /** Letters of the bank for the state of a transaction. */
  status: 'A' | 'C' | 'S' | 'V' | 'D';
  captured: number;
  refunded: number;
}

/** The bank's answer to a payment, capture, void or refund. */
export interface BankAnswer {
  readonly Response: 'Approved' | 'Declined' | 'Error';
  readonly ProcReturnCode: string;
  readonly ErrMsg: string;
}

const approved: BankAnswer = { Response: 'Approved', ProcReturnCode: '00', ErrMsg: '' };
const refused = (ErrMsg: string, ProcReturnCode = '99'): BankAnswer => ({ Response: 'Error', ProcReturnCode, ErrMsg });

const outcomes: Readonly<Record<TestCard['outcome'], BankAnswer>> = {
  approved,
  declined: { Response: 'Declined', ProcReturnCode: '05', ErrMsg: 'Declined' },
  insufficient: { Response: 'Declined', ProcReturnCode: '51', ErrMsg: 'Insufficient funds' },
  'not-authenticated': refused('Not authenticated'),
};

/** The payments of the test bank, with captures, voids and refunds. They are lost when the process ends. */
export class BankAccounts {
  readonly #payments = new LRUCache<string, BankPayment>({ max: 10_000 });

  find(attemptId: string) {
    return this.#payments.get(attemptId);
  }

  /** Pays by a card; a number of an attempt can be used once. */
  pay(
    fields: ReadonlyMap<string, string>,
    { outcome, capture }: TestCard,
  ): { answer: BankAnswer; transactionId: string } {
    const attemptId = fields.get('oid') ?? '';
    const transactionId = `T${Date.now().toString(36)}${randomInt(1e9)}`;
    if (this.#payments.has(attemptId)) return { answer: refused('This order number was used before'), transactionId };

    const answer = outcomes[outcome];
    const amount = readAmount(fields.get('amount')) ?? 0;
    const isSale = fields.get('TranType') === 'Auth';
    const isPaid = answer === approved;
    this.#payments.set(attemptId, {
      attemptId,
      amount,
      currency: fields.get('currency') ?? '',
      transactionId,
      capture,
      status: isPaid ? (isSale ? 'S' : 'A') : 'D',
      captured: isPaid && isSale ? amount : 0,
      refunded: 0,
    });

    return { answer, transactionId };
  }

  /** Moves money of a payment, or returns the reason of a refusal. Null: it is moved, and the answer is lost. */
  move(type: string, attemptId: string, total: string, currency: string): BankAnswer | null {
    const payment = this.find(attemptId);
    if (!payment) return refused('No record found');

    const amount = readAmount(total);
    if (type === 'Void') return voidPayment(payment);
    if (amount === null || amount === 0) return refused('Total is missing');
    if (currency !== payment.currency) return refused('Another currency than that of the payment');
    if (type === 'PostAuth') return capturePayment(payment, amount);

    return type === 'Credit' ? refundPayment(payment, amount) : refused(`Type ${type} is unknown`);
  }
}

function voidPayment(payment: BankPayment): BankAnswer {
  if (payment.status === 'V' || payment.status === 'D' || payment.refunded > 0) return refused('Nothing to void');

  payment.status = 'V';
  return approved;
}

function capturePayment(payment: BankPayment, amount: number): BankAnswer | null {
  const { capture } = payment;
  payment.capture = 'done';
  if (capture === 'refused') return refused('The issuer does not answer', '91');
  if (payment.status !== 'A') return refused('Nothing is authorised');
  if (amount > payment.amount) return refused(`At most ${printAmount(payment)} is authorised`);

  payment.status = 'C';
  payment.captured = amount;

  return capture === 'lost' ? null : approved;
}

function refundPayment(payment: BankPayment, amount: number): BankAnswer {
  if (payment.status !== 'S' && payment.status !== 'C') return refused('Nothing was captured');
  if (payment.refunded + amount > payment.captured) return refused('More than was captured');

  payment.refunded += amount;

  return approved;
}
