import { hashListed, hashVer3 } from '../nestpayHash.ts';
import type { NestpaySettings } from '../NestpaySettings.ts';

/** Settings of a merchant that never was. */
export const testSettings: NestpaySettings = {
  url: 'http://127.0.0.1:9',
  clientId: '900000001',
  storeKey: 'TEST|KEY\\1',
  apiUser: 'volan-api',
  apiPassword: 'p&ss<word',
  mdStatuses: ['1', '2', '3', '4'],
  hashAlgorithm: 'ver3',
  sendsInstalment: true,
  sendsCallbackUrl: true,
};

/** Fields of a reply as the bank sends them for an attempt of 600.00 RSD that was paid. */
export const paidFields = {
  clientid: '900000001',
  oid: 'ord-0001',
  ReturnOid: 'ord-0001',
  amount: '600.00',
  currency: '941',
  TranType: 'Auth',
  storetype: '3D_PAY_HOSTING',
  okUrl: 'http://127.0.0.1:3000/payment/return',
  failUrl: 'http://127.0.0.1:3000/payment/return',
  Response: 'Approved',
  ProcReturnCode: '00',
  mdStatus: '1',
  AuthCode: '216981',
  HostRefNum: '230317184784',
  TransId: '22303RqiC11252',
  maskedCreditCard: '4355 08** **** 4358',
  ErrMsg: '',
  rnd: 'J/jGATA5LLVaMfpU+Yyu',
};

/** A reply signed as the bank does. */
export function signedBody(
  changes: Readonly<Record<string, string>> = {},
  order: 'natural' | 'plain' = 'natural',
): string {
  const fields = { ...paidFields, hashAlgorithm: 'ver3', encoding: 'UTF-8', ...changes };
  const HASH = hashVer3(new Map(Object.entries(fields)), testSettings.storeKey, order);
  return new URLSearchParams({ ...fields, HASH }).toString();
}

/** A reply signed by `ver2` over the names in `covered`. */
export function signedVer2Body(covered: readonly string[], changes: Readonly<Record<string, string>> = {}): string {
  const fields = { ...paidFields, ...changes };
  const HASH = hashListed(new Map(Object.entries(fields)), covered, testSettings.storeKey);
  return new URLSearchParams({ ...fields, HASHPARAMS: `${covered.join('|')}|`, HASH }).toString();
}
