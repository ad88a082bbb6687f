import {
  acceptPayment,
  capturePayment,
  confirmTransfer,
  dismissLine,
  Failure,
  importStatement,
  listOpenLines,
  listPayments,
  type ManagedPayment,
  matchLine,
  type OpenLine,
  refundPayment,
  voidPayment,
} from '@volan/api-contract';
import { mockCall } from '../mockCall.ts';

const notFound = () => new Failure<'not-found', null>('not-found');

const payments: readonly ManagedPayment[] = [
  {
    attempt_id: '12-5f0c7a',
    method: 'card',
    state: 'review',
    reason: 'paid-twice',
    capture: 'sale',
    is_voiding: false,
    is_refunding: false,
    card: '411111******1111',
    amount: 200_000,
    currency: 'RSD',
    received: null,
    refunded: 0,
    created_at: '2026-11-20T10:00:00.000Z',
    user: { id: 31, name: 'Ana Anić' },
    order: {
      id: 'a3b0c8de-6a55-4c0c-9a61-0d1f3c2b7e11',
      state: 'captured',
      items: [{ product: 'credits-10', quantity: 2, price: 200_000, refunded: 0 }],
    },
  },
  {
    attempt_id: '820000001234',
    method: 'transfer',
    state: 'started',
    reason: '',
    capture: 'sale',
    is_voiding: false,
    is_refunding: false,
    card: null,
    amount: 200_000,
    currency: 'RSD',
    received: null,
    refunded: 0,
    created_at: '2026-11-24T09:00:00.000Z',
    user: { id: 31, name: 'Ana Anić' },
    order: {
      id: '6f1c2a44-7a0e-4a5e-9d39-0c1f6f5f0003',
      state: 'new',
      items: [{ product: 'credits-10', quantity: 2, price: 200_000, refunded: 0 }],
    },
  },
  {
    attempt_id: '14-9ab3d1',
    method: 'card',
    state: 'authorised',
    reason: '',
    capture: 'admin',
    is_voiding: false,
    is_refunding: false,
    card: '411111******1111',
    amount: 100_000,
    currency: 'RSD',
    received: null,
    refunded: 0,
    created_at: '2026-11-25T09:00:00.000Z',
    user: { id: 31, name: 'Ana Anić' },
    order: {
      id: '6f1c2a44-7a0e-4a5e-9d39-0c1f6f5f0009',
      state: 'authorised',
      items: [{ product: 'credits-10', quantity: 1, price: 100_000, refunded: 0 }],
    },
  },
];

const openLine: OpenLine = {
  id: 5,
  booked_on: '2026-11-25',
  amount: 199_000,
  currency: 'RSD',
  reference: '97 82-0000001234',
  payer: 'ANA ANIĆ',
  purpose: 'Usluge oglašavanja',
  verdict: 'wrong-amount',
  attempt_id: '820000001234',
  imported_at: '2026-11-26T08:00:00.000Z',
};
const paymentOf = (id: string) => payments.find(({ attempt_id: attempt }) => attempt === id);

/** Calls of administrators about payments, transfers and lines of statements; nothing is kept. */
export const managedPaymentHandlers = [
  mockCall(listPayments, ({ page = 1 }) => ({
    data: page === 1 ? [...payments] : [],
    meta: {
      page,
      total: payments.length,
      review: 1,
      sums: [
        { currency: 'RSD' as const, count: payments.length, paid_count: 0, paid: 0, refunded: 0, declined_count: 0 },
      ],
    },
  })),
  mockCall(confirmTransfer, ({ reference, amount }) => {
    const payment = paymentOf(reference);
    if (!payment) return notFound();
    if (amount !== payment.amount)
      return new Failure<'validation', null>('validation', { errors: { amount: ['mismatch'] } });

    return { ...payment, state: 'paid' as const };
  }),
  mockCall(importStatement, ({ confirm }) => ({
    done: confirm,
    total: 1,
    counts: { 'wrong-amount': 1 },
    problems: [],
    debits: 0,
    lines: [{ ...openLine, line: 1 }],
  })),
  mockCall(listOpenLines, ({ page = 1 }) => ({ data: page === 1 ? [openLine] : [], meta: { page, total: 1 } })),
  mockCall(matchLine, ({ line_id: id }) => {
    const payment = id === openLine.id ? paymentOf(openLine.attempt_id ?? '') : undefined;
    return payment ? { ...payment, state: 'paid' as const } : notFound();
  }),
  mockCall(dismissLine, ({ line_id: id }) => (id === openLine.id ? { dismissed: true as const } : notFound())),
  mockCall(refundPayment, ({ attempt_id: id }) => {
    const payment = paymentOf(id);
    return payment ? { ...payment, state: 'refunded' as const } : notFound();
  }),
  mockCall(capturePayment, ({ attempt_id: id }) => {
    const payment = paymentOf(id);
    return payment ? { ...payment, state: 'paid' as const } : notFound();
  }),
  mockCall(voidPayment, ({ attempt_id: id }) => {
    const payment = paymentOf(id);
    return payment ? { ...payment, state: 'declined' as const, reason: 'voided' } : notFound();
  }),
  mockCall(acceptPayment, ({ attempt_id: id }) => {
    const payment = paymentOf(id);
    return payment ? { ...payment, state: 'paid' as const } : notFound();
  }),
];
