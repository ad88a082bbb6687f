import { describe, expect, it } from 'vitest';
import type { PaymentAttempt } from '../PaymentGateway.ts';
import { judgeReply } from './judgeReply.ts';
import { readReply } from './readReply.ts';
import { signedBody, testSettings } from './testing/signedBody.ts';

const attempt: PaymentAttempt = { id: 'ord-0001', amount: 60_000, currency: 'RSD', kind: 'sale' };

function judge(changes: Readonly<Record<string, string>> = {}, against: Partial<PaymentAttempt> = {}) {
  const reply = readReply(signedBody(changes), testSettings);
  if (typeof reply === 'string') throw new Error(reply);
  return judgeReply(reply, { ...attempt, ...against }, testSettings);
}
const declined = { Response: 'Declined', ProcReturnCode: '05', AuthCode: '' };

describe('judging a reply that the bank signed [J93, M42, T10]', () => {
  it('is paid when everything agrees, with the facts of the transaction', () => {
    expect(judge()).toEqual({
      state: 'paid',
      facts: {
        transactionId: '22303RqiC11252',
        authorisation: '216981',
        hostReference: '230317184784',
        code: '00',
        mdStatus: '1',
        received: 60_000,
        maskedCard: '4355 08** **** 4358',
      },
    });
  });

  it('is authorised when the money is not captured yet [M43]', () => {
    expect(judge({ TranType: 'PreAuth' }, { kind: 'authorisation' })).toMatchObject({ state: 'authorised' });
  });

  it.each(['1', '2', '3', '4'])('is paid with mdStatus %s', (mdStatus) => {
    expect(judge({ mdStatus })).toMatchObject({ state: 'paid' });
  });

  it.each(['0', '5', '6', '7', '8', '9', '', '01'])('needs a look when approved with mdStatus "%s"', (mdStatus) => {
    expect(judge({ mdStatus })).toMatchObject({ state: 'needs-review', reason: 'md-status' });
  });

  it.each([
    ['another merchant', { clientid: '900000002' }, 'client-differs'],
    ['two numbers of the order', { ReturnOid: 'ord-0002' }, 'attempt-differs'],
    ['one para less', { amount: '599.99' }, 'amount-differs'],
    ['an amount with a comma', { amount: '600,00' }, 'amount-differs'],
    ['an amount with thousands', { amount: '6,00.00' }, 'amount-differs'],
    ['an amount below zero', { amount: '-600.00' }, 'amount-differs'],
    ['an amount with an exponent', { amount: '6e2' }, 'amount-differs'],
    ['no amount', { amount: '' }, 'amount-differs'],
    ['euros', { currency: '978' }, 'currency-differs'],
    ['the name of the currency', { currency: 'RSD' }, 'currency-differs'],
    ['money that is only authorised', { TranType: 'PreAuth' }, 'kind-differs'],
    ['an approval with the code of a decline', { ProcReturnCode: '05' }, 'contradiction'],
    ['an approval without a code', { ProcReturnCode: '' }, 'contradiction'],
    ['a decline with the code of an approval', { Response: 'Declined' }, 'contradiction'],
    ['a decline with an authorisation', { Response: 'Declined', ProcReturnCode: '05' }, 'contradiction'],
    ['an approval in small letters', { Response: 'approved' }, 'unknown-response'],
  ])('needs a look at %s', (_, changes, reason) => {
    expect(judge(changes)).toMatchObject({ state: 'needs-review', reason });
  });

  it('needs a look when it is about another order than the one that it is held against', () => {
    expect(judge({}, { id: 'ord-0009' })).toMatchObject({ state: 'needs-review', reason: 'attempt-differs' });
  });

  it.each([
    ['01', 'call-the-bank'],
    ['02', 'call-the-bank'],
    ['05', 'declined'],
    ['12', 'invalid-data'],
    ['51', 'insufficient-funds'],
    ['54', 'expired-card'],
    ['57', 'not-allowed'],
    ['62', 'not-allowed'],
    ['77', 'declined'],
    ['99', 'gateway-error'],
    ['83', 'declined'],
    ['constructor', 'declined'],
  ])('is declined by code %s: %s', (ProcReturnCode, reason) => {
    expect(judge({ ...declined, ProcReturnCode })).toMatchObject({ state: 'declined', reason });
  });

  it('is declined when 3-D Secure failed, and when the gateway did', () => {
    expect(judge({ ...declined, Response: 'Error', ProcReturnCode: '99', mdStatus: '0' })).toMatchObject({
      state: 'declined',
      reason: 'not-authenticated',
    });
    expect(judge({ ...declined, Response: 'Error', ProcReturnCode: '', mdStatus: '1' })).toMatchObject({
      state: 'declined',
      reason: 'gateway-error',
    });
  });

  it('reads whole and short amounts', () => {
    expect(judge({ amount: '600' })).toMatchObject({ state: 'paid' });
    expect(judge({ amount: '600.0' })).toMatchObject({ state: 'paid' });
  });

  it('keeps no whole number of a card', () => {
    expect(judge({ maskedCreditCard: '4355084355084358' }).facts.maskedCard).toBeNull();
  });
});
