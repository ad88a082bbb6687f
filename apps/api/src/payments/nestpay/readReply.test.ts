import fc from 'fast-check';
import { assert, describe, expect, it } from 'vitest';
import { readReply } from './readReply.ts';
import { startFields } from './startFields.ts';
import { bankReply } from './testing/bankReply.ts';
import { paidFields, signedBody, signedVer2Body, testSettings } from './testing/signedBody.ts';

const read = (body: string) => readReply(body, testSettings);
const changed = (body: string, change: (fields: URLSearchParams) => void) => {
  const fields = new URLSearchParams(body);
  change(fields);
  return fields.toString();
};

describe('reading a reply of the bank [J93]', () => {
  it('takes what the bank signed, and reads names by small letters', () => {
    const reply = read(signedBody());
    assert(typeof reply !== 'string');
    expect(reply).toMatchObject({ attemptId: 'ord-0001', order: 'natural' });
    expect(reply.fields.get('procreturncode')).toBe('00');
  });

  it('takes the reply of the public samples, and refuses it with another mdStatus or a further field', () => {
    const settings = { ...testSettings, storeKey: '123456' };
    const body = new URLSearchParams(bankReply).toString();
    expect(readReply(body, settings)).toMatchObject({ attemptId: '202210308C0F' });
    expect(
      readReply(
        changed(body, (fields) => fields.set('mdStatus', '')),
        settings,
      ),
    ).toBe('hash-wrong');
    expect(readReply(`${body}&extra=1`, settings)).toBe('hash-wrong');
  });

  it('refuses our own form, sent back as it was signed or with other names: no value of it is a result', () => {
    const to = { okUrl: 'https://volan.rs/ok', failUrl: 'https://volan.rs/no', callbackUrl: 'https://volan.rs/cb' };
    const attempt = { id: 'ord-0001', amount: 60_000, currency: 'RSD', kind: 'sale' } as const;
    const form = startFields(attempt, { ...to, language: 'sr' }, testSettings, 'random');
    const renamed = (names: Readonly<Record<string, string>>) =>
      new URLSearchParams(Object.entries(form).map(([name, value]) => [names[name] ?? name, value])).toString();
    expect(read(renamed({}))).toBe('not-readable');
    const results = { okUrl: 'ProcReturnCode', refreshtime: 'Response', lang: 'mdStatus' };
    expect(read(renamed({ okUrl: 'ProcReturnCode' }))).toBe('not-readable');
    expect(read(renamed(results))).toBe('not-readable');
  });

  it('falls back to the plain order of names, and says that it did', () => {
    expect(read(signedBody({ DimCriteria2: 'a', DimCriteria10: 'b' }, 'plain'))).toMatchObject({ order: 'plain' });
    expect(read(signedBody({ DimCriteria2: 'a', DimCriteria10: 'b' }))).toMatchObject({ order: 'natural' });
  });

  it.each([
    ['an empty body', '', 'not-readable'],
    ['a body without end', `${signedBody()}&x=${'y'.repeat(40_000)}`, 'not-readable'],
    ['more fields than the bank has', Array.from({ length: 151 }, (_, n) => `f${n}=1`).join('&'), 'not-readable'],
    ['a repeated amount', `${signedBody()}&amount=600.00`, 'duplicate-field'],
    ['an amount by another case', `${signedBody()}&AMOUNT=1.00`, 'duplicate-field'],
    ['a second hash', `${signedBody()}&hash=x`, 'duplicate-field'],
    ['an array', `${signedBody()}&amount[]=1.00`, 'array-field'],
    ['an array by number', `${signedBody()}&oid%5B0%5D=other`, 'array-field'],
    ['a name that the bank never sends', `${signedBody()}&__proto__%00=1`, 'field-name'],
    ['no hash', changed(signedBody(), (fields) => fields.delete('HASH')), 'hash-missing'],
    ['an empty hash', changed(signedBody(), (fields) => fields.set('HASH', '')), 'hash-missing'],
    ['a hash of another', changed(signedBody(), (fields) => fields.set('HASH', 'x'.repeat(88))), 'hash-wrong'],
    [
      'another amount under the same hash',
      changed(signedBody(), (fields) => fields.set('amount', '1.00')),
      'hash-wrong',
    ],
    ['another order under the same hash', changed(signedBody(), (fields) => fields.set('oid', 'ord-2')), 'hash-wrong'],
    ['no order', signedBody({ oid: '', ReturnOid: '' }), 'attempt-missing'],
    ['an order with a zero byte', signedBody({ oid: 'ord-\0', ReturnOid: 'ord-\0' }), 'attempt-missing'],
    ['no result', signedBody({ Response: '' }), 'not-readable'],
    ['a result that nobody knows', signedBody({ Response: 'Pending' }), 'not-readable'],
    ['the weaker hash', signedVer2Body(Object.keys(paidFields)), 'hash-algorithm'],
  ])('refuses %s', (_, body, refusal) => {
    expect(read(body)).toBe(refusal);
  });

  it('refuses 10,000 forgeries of one value', () => {
    const genuine = [...new URLSearchParams(signedBody())];
    const covered = genuine.flatMap(([name], index) => (name === 'encoding' ? [] : [index]));
    fc.assert(
      fc.property(fc.constantFrom(...covered), fc.string({ unit: 'binary-ascii', maxLength: 90 }), (at, value) => {
        fc.pre(genuine[at]?.[1] !== value);
        const forged = genuine.map(([name, was], index) => [name, index === at ? value : was]);
        expect(typeof read(new URLSearchParams(forged).toString())).toBe('string');
      }),
      { numRuns: 10_000 },
    );
  });

  it('never throws, whatever is posted', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (body) => {
        expect(typeof read(body)).toBe('string');
      }),
    );
  });
});

describe('reading a reply by ver2', () => {
  const settings = { ...testSettings, hashAlgorithm: 'ver2' } as const;
  const covered = [
    'clientid',
    'oid',
    'ReturnOid',
    'Response',
    'ProcReturnCode',
    'mdStatus',
    'amount',
    'currency',
    'TranType',
  ];

  it('takes one that covers what is judged', () => {
    expect(readReply(signedVer2Body(covered), settings)).toMatchObject({ attemptId: 'ord-0001', order: 'listed' });
  });

  it.each(covered)('refuses a list that leaves out %s', (left) => {
    expect(readReply(signedVer2Body(covered.filter((name) => name !== left)), settings)).toBe('hash-fields');
  });

  it('refuses a field that escapes the list by another case', () => {
    const body = signedVer2Body(covered).replace('amount=600.00', 'AMOUNT=600.00');
    expect(readReply(body, settings)).toBe('hash-fields');
  });

  it('refuses a changed value, a repeated name in the list, and ver3', () => {
    expect(readReply(signedVer2Body(covered).replace('Approved', 'Declined'), settings)).toBe('hash-wrong');
    expect(readReply(signedVer2Body([...covered, 'oid']), settings)).toBe('hash-fields');
    expect(readReply(signedBody(), settings)).toBe('hash-algorithm');
  });
});
