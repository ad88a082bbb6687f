import fc from 'fast-check';
import { assert, describe, expect, it } from 'vitest';
import { printBankAccount, printIban, readBankAccount, readIban } from './bankAccount.ts';
import { ipsPayload, type IpsProblem, type PaymentSlip } from './ipsPayload.ts';
import {
  isModel97Reference,
  maxReferenceOrder,
  paymentReference,
  printReference,
  readPaymentReference,
} from './paymentReference.ts';
import { isPrintable } from './printableText.ts';

describe('an IBAN', () => {
  it.each([
    ['DE89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
    ['de89370400440532013000', 'DE89370400440532013000'],
    ['RS35999000000000123438', 'RS35999000000000123438'],
    ['DE89370400440532013001', null],
    ['DE98370400440532013000', null],
    ['999-1234-38', null],
    ['', null],
  ])('%s is read as %s', (text, iban) => {
    expect(readIban(text)).toBe(iban);
  });

  it('is printed in groups of four', () => {
    expect(printIban('DE89370400440532013000')).toBe('DE89 3704 0044 0532 0130 00');
  });
});

describe('a bank account', () => {
  it.each([
    ['845-40484987', null],
    ['845-0000000404849-87', '845000000040484987'],
    ['845-404849-87', '845000000040484987'],
    ['845000000040484987', '845000000040484987'],
    [' 840-743324843-18 ', '840000074332484318'],
    ['840-95584510-10', null],
    ['840-955845-10', '840000000095584510'],
    ['840000000095584511', null],
    ['84000000009558451', null],
    ['8400000000955845100', null],
    ['840-955845-1', null],
    ['840--10', null],
    ['RS35840000000095584510', null],
    ['', null],
  ])('%s is read as %s', (text, digits) => {
    expect(readBankAccount(text)).toBe(digits);
  });

  it('is printed without the zeros of its middle', () => {
    expect(printBankAccount('840000074332484318')).toBe('840-743324843-18');
    expect(readBankAccount(printBankAccount('845000000040484987'))).toBe('845000000040484987');
  });

  it('is refused with any one digit changed', () => {
    const account = '845000000040484987';
    fc.assert(
      fc.property(fc.nat(17), fc.integer({ min: 1, max: 9 }), (at, by) => {
        const digit = (Number(account[at]) + by) % 10;
        expect(readBankAccount(account.slice(0, at) + digit + account.slice(at + 1))).toBeNull();
      }),
    );
  });
});

describe('the reference number of an order (model 97)', () => {
  it('has two control digits and the order', () => {
    expect(paymentReference(1234)).toBe('820000001234');
    expect(printReference(paymentReference(1234))).toBe('97 82-0000001234');
  });

  it.each([
    ['82-0000001234', 1234],
    ['820000001234', 1234],
    ['97 82-0000001234', 1234],
    ['97820000001234', 1234],
    ['(97) 820000001234', null],
    ['97/82/0000001234', 1234],
    ['820000001235', null],
    ['810000001234', null],
    ['1234', null],
    ['00820000001234', null],
    ['980000000000', null],
    ['', null],
    ['97163220000111111111000', null],
  ])('%s names the order %s', (text, order) => {
    expect(readPaymentReference(text)).toBe(order);
  });

  it('is read back for every order, also with the model and without its first zero', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: maxReferenceOrder }), (order) => {
        const reference = paymentReference(order);
        expect(isModel97Reference(reference)).toBe(true);
        for (const text of [reference, printReference(reference), reference.replace(/^0/, '')]) {
          expect(readPaymentReference(text)).toBe(order);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it.each([0, -1, 1.5, Number.NaN, maxReferenceOrder + 1])('is never made of %d', (order) => {
    expect(() => paymentReference(order)).toThrow(RangeError);
  });

  it('knows references of others by their control digits, with letters and dashes', () => {
    expect(isModel97Reference('163220000111111111000')).toBe(true);
    expect(isModel97Reference('173220000111111111000')).toBe(false);
    // A is 10, B is 11: 98 - 101100 mod 97
    expect(isModel97Reference('72AB')).toBe(true);
    expect(isModel97Reference('72-A-B')).toBe(true);
    expect(isModel97Reference('72ab')).toBe(false);
    expect(isModel97Reference('72-')).toBe(false);
  });
});

const slip: PaymentSlip = {
  account: '845-404849-87',
  payee: 'Volan d.o.o. Beograd',
  amount: 1_172_000,
  purposeCode: '221',
  purpose: 'Krediti, porudžbina 1234',
  reference: '820000001234',
};

describe('the text of an IPS QR code', () => {
  it('writes the public test strings', () => {
    expect(
      ipsPayload({
        account: '845-404849-87',
        payee: 'JP EPS BEOGRAD\r\nBALKANSKA 13',
        amount: 359_613,
        payer: 'MRĐO MAČKATOVIĆ\r\nŽUPSKA 13\r\nBEOGRAD 6',
        purposeCode: '189',
        purpose: 'UPLATA PO RAČUNU ZA EL. ENERGIJU',
        reference: '163220000111111111000',
      }),
    ).toBe(
      'K:PR|V:01|C:1|R:845000000040484987|N:JP EPS BEOGRAD\r\nBALKANSKA 13|I:RSD3596,13|P:MRĐO MAČKATOVIĆ\r\nŽUPSKA 13\r\nBEOGRAD 6|SF:189|S:UPLATA PO RAČUNU ZA EL. ENERGIJU|RO:97163220000111111111000',
    );
    expect(ipsPayload({ account: '840-955845-10', payee: 'Čigra doo', amount: 102_512, purposeCode: '289' })).toBe(
      'K:PR|V:01|C:1|R:840000000095584510|N:Čigra doo|I:RSD1025,12|SF:289',
    );
    expect(
      ipsPayload({
        account: '840-743324843-18',
        payee: 'BUDZET REPUBLIKE SRBIJE',
        amount: 500_000,
        purposeCode: '253',
      }),
    ).toBe('K:PR|V:01|C:1|R:840000074332484318|N:BUDZET REPUBLIKE SRBIJE|I:RSD5000,00|SF:253');
  });

  it('leaves out what is empty, and keeps the order of tags', () => {
    expect(ipsPayload({ ...slip, payer: ' ', purpose: '', reference: undefined }, { kind: 'EK' })).toBe(
      'K:EK|V:01|C:1|R:845000000040484987|N:Volan d.o.o. Beograd|I:RSD11720,00|SF:221',
    );
  });

  it.each([
    [1, 'RSD0,01'],
    [10, 'RSD0,10'],
    [100, 'RSD1,00'],
    [100_000_005, 'RSD1000000,05'],
  ])('writes %d para as %s', (amount, text) => {
    expect(ipsPayload({ ...slip, amount })).toContain(`|I:${text}|`);
  });

  it('writes Latin or plain letters as requested', () => {
    const cyrillic = { ...slip, payee: 'Ђорђе Џонић', purpose: 'Šećer' };
    expect(ipsPayload(cyrillic)).toContain('|N:Ђорђе Џонић|');
    expect(ipsPayload(cyrillic, { letters: 'latin' })).toContain('|N:Đorđe Džonić|');
    expect(ipsPayload(cyrillic, { letters: 'ascii' })).toMatch(/\|N:Djordje Dzonic\|.*\|S:Secer\|/);
  });

  it.each<[string, Partial<PaymentSlip>, IpsProblem]>([
    [
      'an account with a wrong control digit',
      { account: '845000000040484988' },
      { field: 'account', problem: 'account-invalid' },
    ],
    ['no payee', { payee: ' ' }, { field: 'payee', problem: 'missing' }],
    ['a payee of 71 letters', { payee: 'x'.repeat(71) }, { field: 'payee', problem: 'too-long' }],
    ['a payee of four lines', { payee: 'a\nb\nc\nd' }, { field: 'payee', problem: 'too-long' }],
    ['a bar in the payee', { payee: 'Volan|I:RSD1,00' }, { field: 'payee', problem: 'sign-not-allowed' }],
    ['a bar in the purpose', { purpose: 'a|b' }, { field: 'purpose', problem: 'sign-not-allowed' }],
    ['a purpose of two lines', { purpose: 'a\nb' }, { field: 'purpose', problem: 'too-long' }],
    ['a purpose of 36 letters', { purpose: 'x'.repeat(36) }, { field: 'purpose', problem: 'too-long' }],
    ['a sign that nobody sees', { payer: 'a\u202Eb' }, { field: 'payer', problem: 'sign-not-allowed' }],
    ['nothing to pay', { amount: 0 }, { field: 'amount', problem: 'amount-invalid' }],
    ['half a para', { amount: 0.5 }, { field: 'amount', problem: 'amount-invalid' }],
    ['an amount below zero', { amount: -1 }, { field: 'amount', problem: 'amount-invalid' }],
    ['too much', { amount: 1e14 }, { field: 'amount', problem: 'amount-invalid' }],
    ['a code of two digits', { purposeCode: '21' }, { field: 'purposeCode', problem: 'code-invalid' }],
    ['a wrong reference', { reference: '820000001235' }, { field: 'reference', problem: 'reference-invalid' }],
    ['a reference with a bar', { reference: '82|1234' }, { field: 'reference', problem: 'reference-invalid' }],
  ])('refuses %s', (_, change, problem) => {
    expect(ipsPayload({ ...slip, ...change })).toEqual([problem]);
  });

  it('refuses more bytes than a code may hold, though every field fits', () => {
    const payee = 'Ж'.repeat(70);
    expect(ipsPayload({ ...slip, payee, payer: payee, purpose: '' })).toEqual([{ field: 'all', problem: 'too-long' }]);
    expect(ipsPayload({ ...slip, payee, payer: payee, purpose: '' }, { letters: 'ascii' })).toBeTypeOf('string');
  });

  it('holds exactly the requested text, for all letters', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 35 }), fc.integer({ min: 1, max: 1e12 }), (purpose, amount) => {
        const payload = ipsPayload({ ...slip, purpose, amount });
        if (typeof payload !== 'string') return;

        const tags = new Map(
          payload.split('|').map((tag) => [tag.slice(0, tag.indexOf(':')), tag.slice(tag.indexOf(':') + 1)]),
        );
        assert([...tags.values()].every((value) => value !== ''));
        expect(Number(tags.get('I')?.slice(3).replace(',', ''))).toBe(amount);
        expect(tags.get('S') ?? '').toBe(purpose.trim().normalize('NFC'));
      }),
    );
  });
});

describe('what a receipt can print [M40]', () => {
  it.each([
    ['Đorđe Žikić, Ćirila i Metodija 5/2', true],
    ['Ђорђе Жикић, ул. Ќирила', true],
    ['Mu\u0308ller & Söhne „GmbH“ – București', true],
    ['', true],
    ['王 Wang', false],
    ['أحمد', false],
    ['Auto 🚗', false],
  ])('of "%s": %s', (text, fits) => {
    expect(isPrintable(text)).toBe(fits);
  });
});
