import { describe, expect, it } from 'vitest';
import { fieldOrders, hashRequestVer2, hashVer3, isSameHash } from './nestpayHash.ts';
import { bankReply } from './testing/bankReply.ts';

const own: readonly (readonly [string, string])[] = [
  ['clientid', '900000001'],
  ['storetype', '3D_PAY_HOSTING'],
  ['oid', 'ord-0001'],
  ['amount', '600.00'],
  ['currency', '941'],
  ['okUrl', 'http://127.0.0.1:4000/pay/ok'],
  ['failUrl', 'http://127.0.0.1:4000/pay/fail'],
  ['rnd', 'a|b\\c'],
  ['hashAlgorithm', 'ver3'],
  ['TranType', 'Auth'],
  ['Instalment', ''],
  ['lang', 'sr'],
  ['encoding', 'UTF-8'],
  ['refreshtime', '5'],
];
const ownKey = 'TEST|KEY\\1';

const publicRequest = new Map([
  ['clientid', '190100000'],
  ['storetype', '3d_pay'],
  ['amount', '100.25'],
  ['oid', 'order222'],
  ['okUrl', 'https://domain.com/success'],
  ['failUrl', 'https://domain.com/fail_url'],
  ['rnd', 'rand'],
  ['lang', 'tr'],
  ['currency', '949'],
  ['taksit', ''],
  ['islemtipi', 'Auth'],
  ['firmaadi', 'siparis veren'],
  ['Email', 'test@test.com'],
  ['hashAlgorithm', 'ver3'],
]);

const orders = ['natural', 'plain'] as const;

describe.each(orders)('hash ver3 in %s order [J93, J94]', (order) => {
  it('signs the request of the public samples', () => {
    expect(hashVer3(publicRequest, '123456', order)).toBe(
      '/uPxhEKWCEGi3NsDOOQ4u8Hu5g71v5GWspOid70WehTWEz97PqxG3IN1Jv5jsbOXOw3Z3Rr/0UtywzEgbqFfdA==',
    );
  });

  it('signs the reply with 53 fields of the public samples', () => {
    expect(Object.keys(bankReply)).toHaveLength(53);
    expect(hashVer3(new Map(Object.entries(bankReply)), '123456', order)).toBe(bankReply.HASH);
  });

  it('escapes bars and backslashes in values and in the key', () => {
    expect(hashVer3(new Map(own), ownKey, order)).toBe(
      'Q0YJ8I3VHa5v1bG0ublSSV3ioM2egc0Ee0pjgeperkcbVAZs5CyVuW7tM22YiA/IdjfFTBtk3Y6qUFwuLaIf8Q==',
    );
  });

  it('signs letters beyond ASCII as UTF-8', () => {
    expect(hashVer3(new Map([...own, ['BillToName', 'Đorđe Žikić']]), ownKey, order)).toBe(
      'OlFeCtzW+ASRnfxs+DrM0dLdJx1ZmHTa1RsG4dR9yDHWKMVqOkm9N2ALLMWMQV/13H0x2xbK9EQcKmRtf81WPw==',
    );
  });

  it('leaves out the hash and the encoding, whatever their case', () => {
    const more: typeof own = [...own, ['HASH', 'x'], ['Hash', 'y'], ['ENCODING', 'ISO-8859-9']];
    expect(hashVer3(new Map(more), ownKey, order)).toBe(hashVer3(new Map(own), ownKey, order));
  });

  it('does not depend on the order in which fields came', () => {
    expect(hashVer3(new Map(own.toReversed()), ownKey, order)).toBe(hashVer3(new Map(own), ownKey, order));
  });

  it('differs for a value, a key and a further empty field', () => {
    const hash = hashVer3(new Map(own), ownKey, order);
    expect(hashVer3(new Map([...own, ['amount', '600.01']]), ownKey, order)).not.toBe(hash);
    expect(hashVer3(new Map(own), 'TEST|KEY\\2', order)).not.toBe(hash);
    expect(hashVer3(new Map([...own, ['xid', '']]), ownKey, order)).not.toBe(hash);
  });

  it('binds no names: the reason why repeated fields are refused and known ones compared', () => {
    const fields = (name: string) =>
      new Map([
        ['a', '1'],
        [name, '2'],
      ]);
    expect(hashVer3(fields('b'), ownKey, order)).toBe(hashVer3(fields('c'), ownKey, order));
  });
});

describe('orders of field names', () => {
  it.each([
    { names: ['DimCriteria10', 'DimCriteria2'], natural: ['DimCriteria2', 'DimCriteria10'] },
    { names: ['A_b', 'aB'], natural: ['aB', 'A_b'] },
    { names: ['a10b', 'a10', 'a9'], natural: ['a9', 'a10', 'a10b'] },
    { names: ['oid', 'OKURL', 'hash'], natural: ['hash', 'oid', 'OKURL'] },
  ])('sorts $names as the bank does', ({ names, natural }) => {
    expect(names.toSorted(fieldOrders.natural)).toEqual(natural);
  });

  it('sorts plainly by small letters', () => {
    expect(['aB', 'DimCriteria2', 'DimCriteria10', 'A_b'].toSorted(fieldOrders.plain)).toEqual([
      'A_b',
      'aB',
      'DimCriteria10',
      'DimCriteria2',
    ]);
  });

  it('gives hashes that differ where the orders differ', () => {
    const fields = new Map([
      ['D2', 'x'],
      ['D10', 'y'],
    ]);
    expect(hashVer3(fields, 'k', 'natural')).not.toBe(hashVer3(fields, 'k', 'plain'));
  });
});

describe('hash ver2 of a request', () => {
  it('covers its list of fields with three empty places before the currency', async () => {
    const { createHash } = await import('node:crypto');
    const text =
      '900000001|ord-0001|600.00|http://127.0.0.1:4000/pay/ok|http://127.0.0.1:4000/pay/fail|Auth||a\\|b\\\\c||||941|TEST\\|KEY\\\\1';
    expect(hashRequestVer2(new Map(own), ownKey)).toBe(createHash('sha512').update(text).digest('base64'));
  });
});

describe('comparing hashes', () => {
  it.each([
    ['abc', 'abc', true],
    ['abc', 'abd', false],
    ['abc', 'ab', false],
    ['', 'abc', false],
  ])('of %o and %o', (given, right, same) => {
    expect(isSameHash(given, right)).toBe(same);
  });
});
