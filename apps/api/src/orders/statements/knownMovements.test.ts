import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openedForFile } from '../../testing/openedForFile.ts';
import { checkLedger } from '../../ledger/checkLedger.ts';
import { balanceOf } from '../../ledger/transfers.ts';
import { openTestAccounts, type TestPerson } from '../../testing/openTestAccounts.ts';
import {
  bookingBy,
  camtStatement,
  csvStatement,
  openAdministrator,
  openBuyer,
  ordersOf,
  testPayees,
} from '../../testing/transferOrders.ts';

const test = openedForFile(() => openTestAccounts({ payees: testPayees }));
let buyer: TestPerson;
let vera: TestPerson;

beforeEach(async () => {
  await test.beginAnew();
  await test.database.sql`delete from statement_line`;
  [buyer, vera] = [await openBuyer(test), await openAdministrator(test)];
});
afterEach(async () => {
  expect(await checkLedger(test.database.sql)).toEqual([]);
});

const orders = () => ordersOf(test, buyer);
const booking = () => bookingBy(test, vera);
const credits = () => balanceOf(test.database.sql, buyer.user.id, 'credit');
const verdicts = ({ lines }: { lines: readonly { verdict: string }[] }) => lines.map(({ verdict }) => verdict);

describe('a movement that looks like one of before [M42]', () => {
  const numbered = '<AcctSvcrRef>B77</AcctSvcrRef>';
  const numberedCsv = (...lines: readonly string[]) =>
    ['Datum;Iznos;Poziv na broj;Broj transakcije', ...lines].join('\n');

  it.each([
    ['of another year', { day: '2027-11-24' }, undefined],
    ['of another day', { day: '2026-11-25' }, undefined],
    ['of another account', {}, 'RS35105008123123123173'],
    ['of another account, with the same number of the bank', { more: numbered }, 'RS35105008123123123173'],
    ['of another day, with the same number of the bank', { day: '2026-11-25', more: numbered }, undefined],
    ['with another reference', {}, undefined],
  ])('pays its order: the same number of a statement and line, %s', async (_, more, account) => {
    const [one, two] = [await orders().waiting(), await orders().waiting()];
    const before = 'more' in more ? { more: more.more } : {};
    await booking().statement(camtStatement([{ reference: one.reference, ...before }]));
    const next = camtStatement([{ reference: two.reference, ...more }], account);
    expect(verdicts(await booking().statement(next))).toEqual(['match']);
    expect(verdicts(await booking().statement(next))).toEqual(['booked']);
    expect([await credits(), await booking().open()]).toEqual([40, []]);
  });

  it('pays its order: a CSV with the number of a transaction of another day', async () => {
    const [one, two] = [await orders().waiting(), await orders().waiting()];
    await booking().statement(numberedCsv(`24.11.2026;2.000,00;${one.reference};77`));
    expect(verdicts(await booking().statement(numberedCsv(`25.11.2026;2.000,00;${two.reference};77`)))).toEqual([
      'match',
    ]);
    expect(await credits()).toBe(40);
  });

  it.each([
    [
      'camt.053',
      (reference: string, amount: string) => camtStatement([{ reference, amount: `${amount}.00`, more: numbered }]),
    ],
    ['CSV', (reference: string, amount: string) => numberedCsv(`24.11.2026;${amount},00;${reference};77`)],
  ])('waits for an administrator where its number, day and account say something else now: %s', async (_, write) => {
    const [one, two] = [await orders().waiting(), await orders().waiting()];
    await booking().statement(write(one.reference, '2000'));
    const other = write(two.reference, '2000');
    expect(verdicts(await booking().statement(other, false))).toEqual(['differs']);
    expect(verdicts(await booking().statement(other))).toEqual(['differs']);
    expect(verdicts(await booking().statement(other))).toEqual(['open']);
    expect(verdicts(await booking().statement(write(one.reference, '2500'), false))).toEqual(['differs']);
    expect(verdicts(await booking().statement(write(one.reference, '2000')))).toEqual(['booked']);
    const [line, ...more] = await booking().open();
    expect([line, more, await credits()]).toMatchObject([{ verdict: 'differs', amount: 200_000 }, [], 20]);
    expect((await booking().match(line?.id ?? 0, two.reference)).status).toBe(200);
    expect([await credits(), await booking().open()]).toEqual([40, []]);
  });

  it('pays its order where one file has one number of the bank for two movements', async () => {
    const [one, two] = [await orders().waiting(), await orders().waiting()];
    const [first, second] = [one, two].map(({ reference }) => ({ reference, more: numbered }));
    if (!first || !second) throw new Error('two orders wait');

    await booking().statement(camtStatement([first, second]));
    expect(verdicts(await booking().statement(camtStatement([second, first])))).toEqual(['booked', 'booked']);
    expect([await credits(), await booking().open()]).toEqual([40, []]);
  });

  it('pays nothing again by a CSV of what a camt.053 has paid: it waits', async () => {
    const { reference } = await orders().waiting();
    await booking().statement(camtStatement([{ reference }]));
    expect(verdicts(await booking().statement(csvStatement([reference, '2.000,00'])))).toEqual(['paid']);
    expect(await credits()).toBe(20);
  });

  it.each([
    ['camt.053 without a number of the bank', 'camt 214 1', (reference: string) => camtStatement([{ reference }])],
    ['camt.053', 'camt B77', (reference: string) => camtStatement([{ reference, more: numbered }])],
    [
      'CSV',
      createHash('sha256').update('csv 77 1').digest('hex'),
      (reference: string) => numberedCsv(`24.11.2026;2.000,00;${reference};77`),
    ],
  ])('is known by the key that older versions gave it, and only itself: %s', async (_, key, write) => {
    const { sql } = test.database;
    const [one, two] = [await orders().waiting(), await orders().waiting()];
    await booking().statement(write(one.reference));
    await sql`update statement_line set key = ${key}, movement = null`;
    expect(verdicts(await booking().statement(write(one.reference)))).toEqual(['booked']);
    expect(verdicts(await booking().statement(write(two.reference)))).toEqual(['match']);
    expect([await credits(), await booking().open()]).toEqual([40, []]);
  });
});

describe('money that the bank calls back [M42, M43]', () => {
  const back = (reference: string) =>
    camtStatement([{ reference, sign: 'DBIT', more: '<AcctSvcrRef>B77</AcctSvcrRef><RvslInd>1</RvslInd>' }]);

  it('waits for an administrator with the order named, pays nothing, and is taken off the list once', async () => {
    const [paid, waiting] = [await orders().waiting(), await orders().waiting()];
    await booking().statement(camtStatement([{ reference: paid.reference, more: '<AcctSvcrRef>B77</AcctSvcrRef>' }]));
    expect(await booking().statement(back(paid.reference), false)).toMatchObject({
      lines: [{ verdict: 'called-back', attempt_id: paid.reference }],
      debits: 0,
    });
    await booking().statement(back(paid.reference));
    expect(verdicts(await booking().statement(back(paid.reference)))).toEqual(['open']);
    const [line, ...more] = await booking().open();
    expect([line, more]).toMatchObject([{ verdict: 'called-back', attempt_id: paid.reference }, []]);
    expect((await booking().match(line?.id ?? 0, waiting.reference)).status).toBe(409);
    expect(await credits()).toBe(20);
    expect((await booking().dismiss(line?.id ?? 0)).status).toBe(200);
    expect(verdicts(await booking().statement(back(paid.reference)))).toEqual(['dismissed']);
  });
});
