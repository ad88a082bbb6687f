import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openedForFile } from '../../testing/openedForFile.ts';
import { checkLedger } from '../../ledger/checkLedger.ts';
import { balanceOf } from '../../ledger/transfers.ts';
import { localSellers } from '../../platform/brands/readSellers.ts';
import { openTestAccounts, type TestPerson } from '../../testing/openTestAccounts.ts';
import {
  bookingBy,
  csvStatement,
  openAdministrator,
  openBuyer,
  ordersOf,
  testPayees,
} from '../../testing/transferOrders.ts';
import { settleAttempt } from '../settleAttempt.ts';
import { expireTransfers } from '../transfers/expireTransfers.ts';
import { erasePayers } from './statementRetention.ts';

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

const deps = () => ({ sql: test.database.sql, sellers: localSellers });
const orders = () => ordersOf(test, buyer);
const booking = () => bookingBy(test, vera);
const credits = () => balanceOf(test.database.sql, buyer.user.id, 'credit');
const verdicts = ({ lines }: { lines: readonly { verdict: string }[] }) => lines.map(({ verdict }) => verdict);
const dashed = (reference: string) => `97 ${reference.slice(0, 2)}-${reference.slice(2)}`;

describe('a bank statement that is imported [M42]', () => {
  it('is shown first, with what each line is, and nothing is booked by that', async () => {
    const { reference } = await orders().waiting();
    const file = csvStatement([dashed(reference), '2.000,00'], [reference, '1.999,00'], ['', '500,00', 'zakup']);
    const report = await booking().statement(file, false);
    expect(report).toMatchObject({ done: false, total: 3, counts: { match: 1, 'wrong-amount': 1, unknown: 1 } });
    expect(verdicts(report)).toEqual(['match', 'wrong-amount', 'unknown']);
    expect([await credits(), await booking().open()]).toEqual([0, []]);
  });

  it.each([
    ['dashes and the model', dashed],
    ['spaces', (reference: string) => `${reference.slice(0, 2)} ${reference.slice(2, 6)} ${reference.slice(6)}`],
    ['the model in front', (reference: string) => `97${reference}`],
  ])('finds an order by a reference with %s, and gives what was bought with receipt and mail', async (_, write) => {
    const { id, reference } = await orders().waiting();
    expect(verdicts(await booking().statement(csvStatement([write(reference), '2.000,00'])))).toEqual(['match']);
    expect(await credits()).toBe(20);
    expect((await orders().read(id)).data).toMatchObject({ state: 'captured' });
    const sent = await test.database.sql`select from mail where recipient = ${buyer.email} and template = 'receipt'`;
    expect(sent).toHaveLength(1);
  });

  it('books nothing twice: not by the same file again, nor by one that has its lines among others', async () => {
    const { reference } = await orders().waiting();
    const file = csvStatement([reference, '2.000,00'], ['', '1,50', 'kamata']);
    await booking().statement(file);
    expect(verdicts(await booking().statement(file))).toEqual(['booked', 'open']);
    const more = csvStatement([reference, '2.000,00'], ['', '7,00', 'zakup']);
    expect(verdicts(await booking().statement(more))).toEqual(['booked', 'unknown']);
    expect(await credits()).toBe(20);
    expect(await booking().open()).toHaveLength(2);
  });

  it('books nothing twice when two administrators import it at once', async () => {
    const all = await Promise.all(Array.from({ length: 5 }, () => orders().waiting()));
    const file = csvStatement(...all.map(({ reference }) => [reference, '2.000,00'] as const), ['', '1,00', 'kamata']);
    const others = bookingBy(test, await openAdministrator(test));
    await Promise.all([booking().statement(file), others.statement(file), booking().statement(file)]);
    expect(await credits()).toBe(100);
    expect(await booking().open()).toHaveLength(1);
  });

  it.each([
    ['another amount', '1.999,99', 'RSD', 'wrong-amount'],
    ['another currency', '2.000,00', 'EUR', 'wrong-currency'],
  ])('keeps a line of %s open, and grants nothing', async (_, amount, currency, verdict) => {
    const { reference } = await orders().waiting();
    await booking().statement(csvStatement([reference, amount, '', currency]));
    expect(await booking().open()).toMatchObject([{ verdict }]);
    expect(await credits()).toBe(0);
  });

  it('keeps a second transfer of the same order open, in one file or in two', async () => {
    const { reference } = await orders().waiting();
    const twice = csvStatement([reference, '2.000,00'], [reference, '2.000,00', 'još jednom']);
    expect(verdicts(await booking().statement(twice, false))).toEqual(['match', 'paid']);
    await booking().statement(twice);
    await booking().statement(csvStatement([reference, '2.000,00', 'i treći put']));
    expect(await booking().open()).toMatchObject([{ verdict: 'paid' }, { verdict: 'paid' }]);
    expect(await credits()).toBe(20);
  });

  it('confirms what an administrator ticked before it came, and pays nothing again', async () => {
    const { reference } = await orders().waiting();
    await booking().confirm(reference);
    expect(verdicts(await booking().statement(csvStatement([reference, '2.000,00'])))).toEqual(['by-hand']);
    expect([await credits(), await booking().open()]).toEqual([20, []]);
  });

  it('brings money for an order that is paid by card, or cancelled, to an administrator', async () => {
    const [paid, cancelled] = [await orders().waiting(), await orders().waiting()];
    await test.database.sql`
      insert into payment_attempt (id, order_id, amount, currency, state, created_at)
      select id || '-card', id, total, currency, 'started', now() from purchase_order where public_id = ${paid.id}`;
    const [card] = await test.database.sql<{ id: string }[]>`
      select p.id from payment_attempt p join purchase_order o on o.id = order_id
        where public_id = ${paid.id} and method = 'card'`;
    await settleAttempt(deps(), card?.id ?? '', { state: 'paid', facts: {} }, new Date(test.now));
    await expireTransfers(deps(), new Date(test.now + 11 * 86_400_000));
    const file = csvStatement([paid.reference, '2.000,00'], [cancelled.reference, '2.000,00']);
    expect(verdicts(await booking().statement(file))).toEqual(['twice', 'late']);
    const reviewed = (await booking().payments('review')).filter(({ user }) => user.id === buyer.user.id);
    expect(reviewed.map(({ reason }) => reason).toSorted((a, b) => a.localeCompare(b))).toEqual([
      'paid-late',
      'paid-twice',
    ]);
    expect(await credits()).toBe(20);
    expect((await booking().decide('accept', cancelled.reference)).status).toBe(200);
    expect(await credits()).toBe(40);
  });

  it('leaves an own order of the importing administrator to another one', async () => {
    const { reference } = await ordersOf(test, vera).waiting();
    const file = csvStatement([reference, '2.000,00']);
    expect(verdicts(await booking().statement(file))).toEqual(['own']);
    expect(await balanceOf(test.database.sql, vera.user.id, 'credit')).toBe(0);
  });

  it.each([
    ['entities', '<!DOCTYPE x [<!ENTITY a "b">]><Document>&a;</Document>', 'not-readable'],
    [
      'a file of the server',
      '<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]><Document>&x;</Document>',
      'not-readable',
    ],
    ['what is no statement', 'zdravo', 'columns-missing'],
  ])('with %s is not read, and nothing is kept', async (_, text, problem) => {
    expect(await booking().statement(text)).toMatchObject({ lines: [], problems: [{ line: 0, problem }] });
    expect(await booking().open()).toEqual([]);
  });

  it.each([5_000_001, 20_000_000])('is refused where it is too large: %i bytes', async (bytes) => {
    expect(await booking().sendStatement('x'.repeat(bytes))).toMatchObject({
      data: null,
      errors: { file: ['too-large'] },
    });
  });

  it('is the work of head office alone [H03, H04]', async () => {
    const { reference } = await orders().waiting();
    for (const by of [buyer, await openAdministrator(test, 6)]) {
      const other = bookingBy(test, by);
      expect(await other.statement(csvStatement([reference, '2.000,00']))).toBeNull();
      expect(await other.open()).toBeNull();
      expect((await other.match(1, reference)).status).toBe(403);
      expect((await other.dismiss(1)).status).toBe(403);
    }
    expect(await credits()).toBe(0);
  });
});

describe('a line that nothing fits [M42, M43]', () => {
  it('is matched by hand to an order, once, with a reason that is kept', async () => {
    const { reference } = await orders().waiting();
    await booking().statement(csvStatement(['', '2.050,00', 'bez poziva na broj']));
    const [line] = await booking().open();
    const other = bookingBy(test, await openAdministrator(test));
    const id = line?.id ?? 0;
    const answers = await Promise.all([booking().match(id, dashed(reference)), other.match(id, dashed(reference))]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
    expect([await credits(), await booking().open()]).toEqual([20, []]);
    const audited = await test.database.sql<{ details: object }[]>`
      select details from audit_entry where subject_id = ${buyer.user.id} and action = 'payment.matched'`;
    expect(audited).toMatchObject([{ details: { amount: 205_000, reason: 'Kupac je pogrešno upisao' } }]);
  });

  it('stays open where it cannot pay the order: too little, another currency, one that is paid, none', async () => {
    const { reference } = await orders().waiting();
    const paid = await orders().waiting();
    await booking().statement(
      csvStatement(['', '20,00', 'euri', 'EUR'], [paid.reference, '2.000,00'], ['', '2.000,00'], ['', '1.999,99']),
    );
    const [euros, dinars, less] = await booking().open();
    expect((await booking().match(less?.id ?? 0, reference)).status).toBe(409);
    expect((await booking().match(euros?.id ?? 0, reference)).status).toBe(409);
    expect((await booking().match(dinars?.id ?? 0, paid.reference)).status).toBe(409);
    expect((await booking().match(dinars?.id ?? 0, '97 12-0000000000')).status).toBe(422);
    expect((await booking().match(999_999, reference)).status).toBe(404);
    expect(await booking().open()).toHaveLength(3);
    expect(await credits()).toBe(20);
  });

  it('is taken off the list with a reason, and stays known', async () => {
    const file = csvStatement(['', '300,00', 'zakup']);
    await booking().statement(file);
    const [line] = await booking().open();
    expect((await booking().dismiss(line?.id ?? 0)).status).toBe(200);
    expect((await booking().dismiss(line?.id ?? 0)).status).toBe(404);
    expect(verdicts(await booking().statement(file))).toEqual(['dismissed']);
    expect(await booking().open()).toEqual([]);
  });
});

describe('who paid, in lines of statements [M64]', () => {
  const age = (months: number, state: 'booked' | 'open') => test.database.sql`
    update statement_line set imported_at = now() - make_interval(months => ${months}) where state = ${state}`;
  const lines = () => test.database.sql<{ state: string; payer: string; purpose: string; named: boolean }[]>`
    select state, payer, purpose, named is not null as named from statement_line order by state`;

  it('is forgotten 13 months after the line was booked, and of an open one after 36; the line is still known', async () => {
    const { sql } = test.database;
    const { reference } = await orders().waiting();
    const file = csvStatement([reference, '2.000,00', 'krediti'], ['', '500,00', 'zakup']);
    await booking().statement(file);
    await Promise.all([age(12, 'booked'), age(14, 'open')]);
    expect(await erasePayers(sql)).toBe(0);
    await age(14, 'booked');
    expect([await erasePayers(sql), await erasePayers(sql)]).toEqual([1, 0]);
    expect(await lines()).toEqual([
      { state: 'booked', payer: '', purpose: '', named: true },
      { state: 'open', payer: 'Ana Anić', purpose: 'zakup', named: false },
    ]);
    await age(37, 'open');
    expect(await erasePayers(sql)).toBe(1);
    expect(verdicts(await booking().statement(file))).toEqual(['booked', 'open']);
    expect(await credits()).toBe(20);
  });
});
