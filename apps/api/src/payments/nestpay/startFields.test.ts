import { describe, expect, it } from 'vitest';
import type { PaymentAttempt } from '../PaymentGateway.ts';
import { hashRequestVer2, hashVer3 } from './nestpayHash.ts';
import { startFields } from './startFields.ts';
import { testSettings } from './testing/signedBody.ts';

const attempt: PaymentAttempt = { id: 'ord-0001', amount: 60_005, currency: 'RSD', kind: 'sale' };
const to = {
  okUrl: 'http://volan.localhost:3000/payment/return',
  failUrl: 'http://volan.localhost:3000/payment/return',
  callbackUrl: 'http://127.0.0.1:4000/v3/payment/kombank/callback',
  language: 'sr',
} as const;

describe('the form for the bank [J94, M41]', () => {
  it('has the fields of the bank, signed', () => {
    const { hash, ...fields } = startFields(attempt, to, testSettings, 'abc');
    expect(fields).toEqual({
      clientid: '900000001',
      storetype: '3D_PAY_HOSTING',
      oid: 'ord-0001',
      amount: '600.05',
      currency: '941',
      okUrl: to.okUrl,
      failUrl: to.failUrl,
      callbackUrl: to.callbackUrl,
      TranType: 'Auth',
      Instalment: '',
      rnd: 'abc',
      hashAlgorithm: 'ver3',
      lang: 'sr',
      encoding: 'UTF-8',
      refreshtime: '5',
    });
    expect(hash).toBe(hashVer3(new Map(Object.entries(fields)), testSettings.storeKey));
  });

  it('authorises money without capturing it, in euros', () => {
    expect(
      startFields({ ...attempt, kind: 'authorisation', currency: 'EUR', amount: 7 }, to, testSettings, 'r'),
    ).toMatchObject({
      TranType: 'PreAuth',
      currency: '978',
      amount: '0.07',
    });
  });

  it('leaves out what the bank told a merchant to leave out', () => {
    const settings = { ...testSettings, sendsInstalment: false, sendsCallbackUrl: false };
    const fields = startFields(attempt, to, settings, 'abc');
    expect(fields).not.toHaveProperty('Instalment');
    expect(fields).not.toHaveProperty('callbackUrl');
  });

  it('is signed by ver2 where the bank still asks for it', () => {
    const fields = startFields(attempt, to, { ...testSettings, hashAlgorithm: 'ver2' }, 'abc');
    expect(fields['hashAlgorithm']).toBe('ver2');
    expect(fields['hash']).toBe(hashRequestVer2(new Map(Object.entries(fields)), testSettings.storeKey));
  });

  it('has no numbered field, whose place in the hash depends on the order of names', () => {
    expect(Object.keys(startFields(attempt, to, testSettings, 'abc')).filter((name) => /\d/.test(name))).toEqual([]);
  });

  it.each([0, -1, 1.5, Number.NaN, Number.MAX_SAFE_INTEGER + 1])('is never made for the amount %d', (amount) => {
    expect(() => startFields({ ...attempt, amount }, to, testSettings, 'abc')).toThrow(RangeError);
  });

  it.each(['', 'a b', 'a|b', 'x'.repeat(65)])('is never made for the number "%s"', (id) => {
    expect(() => startFields({ ...attempt, id }, to, testSettings, 'abc')).toThrow(RangeError);
  });
});
