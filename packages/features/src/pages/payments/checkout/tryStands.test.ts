import type { Order } from '@volan/api-contract';
import { describe, expect, it } from 'vitest';
import { cardOf, isTryLeft, paidTwice } from './tryStands.ts';

type Try = Order['tries'][number];
const began = '2026-11-20T09:00:00.000Z';
const aTry = (more: Partial<Try> = {}): Try => ({
  method: 'card',
  state: 'started',
  reason: '',
  card: null,
  created_at: began,
  ...more,
});
const declined = aTry({ state: 'declined', reason: 'declined', card: '4111 **** 1111' });

describe('the state of a payment [B33, T10]', () => {
  it('shows no card of a try that was declined before the one that waits', () => {
    expect(cardOf({ tries: [declined, aTry()] })).toBeNull();
    expect(cardOf({ tries: [declined] })).toBe('•••• 1111');
  });

  it('shows the card that paid, even if others were tried after it', () => {
    const paid = aTry({ state: 'paid', card: '5555 **** 4444' });
    expect(cardOf({ tries: [paid, aTry({ state: 'review', reason: 'paid-twice', card: '4111 **** 1111' })] })).toBe(
      '•••• 4444',
    );
  });

  it('offers another try at once only a quarter of an hour after the one that waits', () => {
    const at = (minutes: number) => Date.parse(began) + minutes * 60_000;
    const order = { tries: [declined, aTry()], is_waiting: true };
    expect([isTryLeft(order, at(3)), isTryLeft(order, at(16))]).toEqual([false, true]);
    expect(isTryLeft({ ...order, is_waiting: false }, at(16))).toBe(false);
  });

  it('tells what came twice, and what of it was given back', () => {
    const twice = aTry({ state: 'review', reason: 'paid-twice' });
    const back = aTry({ state: 'refunded', reason: 'paid-twice' });
    const wrong = aTry({ state: 'review', reason: 'amount-differs' });
    expect(paidTwice({ tries: [aTry({ state: 'paid' }), twice, back, wrong], total: 2000 })).toEqual({
      waiting: 2000,
      returned: 2000,
    });
    expect(paidTwice({ tries: [wrong], total: 2000 })).toEqual({ waiting: 0, returned: 0 });
  });
});
