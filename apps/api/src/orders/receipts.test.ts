import { priceListOf } from '@volan/api-contract';
import { pdfText } from '@volan/documents/testing';
import type { BrandId } from '@volan/domain-rules';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openedForFile } from '../testing/openedForFile.ts';
import { checkLedger } from '../ledger/checkLedger.ts';
import { nestpayGateway } from '../payments/nestpay/nestpayGateway.ts';
import { testSettings } from '../payments/nestpay/testing/signedBody.ts';
import { localSellers, type Sellers } from '../platform/brands/readSellers.ts';
import { mailOf, type MailRow } from '../platform/mail/deliverMail.ts';
import { openAdministrator } from '../testing/administrators.ts';
import { openTestAccounts, type TestPerson } from '../testing/openTestAccounts.ts';
import { receiptFilesOf } from './readReceipt.ts';
import { settleAttempt } from './settleAttempt.ts';

const test = openedForFile(() =>
  openTestAccounts({ gateway: nestpayGateway({ ...testSettings, url: 'https://bank.invalid' }) }),
);
let buyer: TestPerson;

const seller = { name: 'Volan d.o.o.', address: ['Bulevar 1', '11000 Beograd'], taxNumber: '100000001' };
const sellers = { ...localSellers, volan: seller };

beforeEach(async () => {
  await test.beginAnew();
  buyer = await test.person();
  await test.database.sql`update users set status = 1 where id = ${buyer.user.id}`;
});
afterEach(async () => {
  expect(await checkLedger(test.database.sql)).toEqual([]);
});

/** Orders two times ten credits; gives the order and its attempt. */
async function ordered(brand: BrandId = 'volan') {
  const items = [{ product: 'credits-10', quantity: 2 }];
  const { products } = priceListOf(brand);
  const total = 2 * (products.find(({ id }) => id === 'credits-10')?.price ?? 0);
  const headers = { 'idempotency-key': crypto.randomUUID(), 'x-brand': brand };
  const answer = await test.call('POST', '/cart/checkout', { items, total }, { as: buyer.accessToken, headers });
  const { order, form }: { order: { id: string }; form: { fields: Record<string, string> } } = answer.data;

  return { id: order.id, attempt: form.fields['oid'] ?? '' };
}

const pay = (attempt: string, now = new Date(test.now), by: Sellers = sellers) =>
  settleAttempt({ sql: test.database.sql, sellers: by }, attempt, { state: 'paid', facts: {} }, now);
const read = (id: string, by = buyer, language = 'rs') =>
  test.app.inject({
    url: `/api/orders/${id}/receipt`,
    headers: { 'x-app-version': 'test', authorization: `Bearer ${by.accessToken}`, 'accept-language': language },
  });
const numbers = async (brand: BrandId, year: number) => {
  const rows = await test.database.sql<{ number: number }[]>`
    select number from receipt where brand = ${brand} and year = ${year} order by number`;
  return rows.map(({ number }) => number);
};
const mails = () =>
  test.database
    .sql`select brand, language, content from mail where recipient = ${buyer.email} and template = 'receipt'`;
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe('the numbers of receipts [M40]', () => {
  it('have no gaps within a brand, with many payments at once and a failed one among them', async () => {
    const year = 2031;
    const now = new Date('2031-06-01T10:00:00Z');
    const brands = upTo(10).map((each): BrandId => (each % 2 === 0 ? 'volan' : 'gearlane'));
    const attempts = [];
    for (const brand of brands) attempts.push(await ordered(brand));
    const lost = await ordered();
    // no database takes this name: the payment fails when its number is already given
    const failing = pay(lost.attempt, now, { ...sellers, volan: { ...seller, name: '\0' } });
    await Promise.all([
      expect(failing).rejects.toThrow('unsupported Unicode'),
      ...attempts.map(({ attempt }) => pay(attempt, now)),
    ]);
    await pay(lost.attempt, now);
    expect(await numbers('volan', year)).toEqual(upTo(6));
    expect(await numbers('gearlane', year)).toEqual(upTo(5));
  });

  it('begin at 1 with the year of the brand, not with the year in UTC', async () => {
    const { attempt } = await ordered();
    await pay(attempt, new Date('2032-12-31T23:30:00Z'));
    expect(await numbers('volan', 2033)).toEqual([1]);
  });

  it('are proven with the ledger, and a receipt never changes', async () => {
    const { sql } = test.database;
    const { attempt } = await ordered();
    await pay(attempt, new Date('2034-06-01T10:00:00Z'));
    await expect(sql`update receipt set number = 7 where year = 2034`).rejects.toThrow('never changes');
    await expect(sql`delete from receipt where year = 2034`).rejects.toThrow('never changes');
    await sql`update receipt_counter set last = 2 where year = 2034`;
    expect(await checkLedger(sql)).toEqual([
      { proof: 'receipts', fault: 'volan has 1 receipts of 2034, the last number is 2' },
    ]);
    await sql`update receipt_counter set last = 1 where year = 2034`;
  });
});

describe('administrators find a payment [M42, M59]', () => {
  it('by the number of the bank, of the order and of the receipt, in every state, and by nothing else', async () => {
    const { id, attempt } = await ordered();
    await pay(attempt, new Date('2036-06-01T10:00:00Z'));
    const vera = await openAdministrator(test);
    const find = async (search: string, state = '') => {
      const query = new URLSearchParams({ search, ...(state && { state }) });
      const answer = await test.call('GET', `/admin/payments?${query}`, null, { as: vera.accessToken });
      return (answer.data as { attempt_id: string }[]).map((one) => one.attempt_id);
    };
    for (const number of [attempt, id.toUpperCase(), 'volan-2036-000001', ' KO-VOLAN-2036-1 ']) {
      expect(await find(number)).toEqual([attempt]);
    }
    expect(await find(attempt, 'declined')).toEqual([]);
    const other = (await ordered()).attempt;
    const sorted = async (query: string) => {
      const answer = await test.call('GET', `/admin/payments?state=all&${query}`, null, { as: vera.accessToken });
      return (answer.data as { attempt_id: string }[])
        .map((one) => one.attempt_id)
        .filter((one) => one === attempt || one === other);
    };
    await test.database.sql`update payment_attempt set amount = amount + 1 where id = ${other}`;
    expect([await sorted(''), await sorted('order=asc')]).toEqual([
      [other, attempt],
      [attempt, other],
    ]);
    expect(await sorted('sort=amount&order=desc')).toEqual([other, attempt]);
    expect(await sorted('sort=amount&order=asc')).toEqual([attempt, other]);
    for (const number of ['1', `${attempt}0`, 'VOLAN-2036-000002', 'GEARLANE-2036-000001', crypto.randomUUID()]) {
      expect(await find(number)).toEqual([]);
    }
  });
});

describe('the receipt of an order [M40]', () => {
  it('is a PDF in Serbian and in the reader’s language, with number, net, tax and sum, as it was when it was paid', async () => {
    const { id, attempt } = await ordered();
    const payable = { ...seller, account: '845000000040484987' };
    await pay(attempt, new Date('2035-06-01T10:00:00Z'), { ...sellers, volan: payable });
    await test.database.sql`update users set name = 'Someone Else' where id = ${buyer.user.id}`;
    const answer = await read(id, buyer, 'en');
    expect(answer.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'private, no-store' });
    const [serbian, english] = await pdfText(answer.rawPayload);
    for (const words of ['Račun VOLAN-2035-000001', 'Volan d.o.o.', 'PIB: 100000001', 'Ana Anić', '10 kredita']) {
      expect(serbian).toContain(words);
    }
    // by card: no account of the seller has part in it
    expect(serbian).not.toContain('845-404849-87');
    expect(serbian).toContain('2 1.666,67 20 % 333,33 2.000,00');
    expect(english).toContain('Receipt VOLAN-2035-000001');
    expect(english).toContain('2 1,666.67 20 % 333.33 2,000.00');
    expect(await pdfText((await read(id)).rawPayload)).toHaveLength(1);
    const [, chinese] = await pdfText((await read(id, buyer, 'zh')).rawPayload);
    expect(chinese).toBe(english);
  });

  it('is there for its buyer alone, and only where the order is paid', async () => {
    const { id, attempt } = await ordered();
    expect((await read(id)).statusCode).toBe(404);
    await pay(attempt);
    expect((await read(id)).statusCode).toBe(200);
    expect((await read(id, await test.person())).statusCode).toBe(404);
    expect((await read(crypto.randomUUID())).statusCode).toBe(404);
  });

  it('names a company as the buyer, with its numbers', async () => {
    const { id, attempt } = await ordered();
    await test.database.sql`update users set type_id = 2 where id = ${buyer.user.id}`;
    await test.database.sql`
      insert into company (user_id, business_type, slug, name, sort_name, search_text, legal_name, tax_id, country_id,
        status)
      select ${buyer.user.id}, 2, 'anic', 'Auto Kuća', '', '', 'Auto Kuća Anić d.o.o.', '109999999', min(id), 1
        from country`;
    await pay(attempt);
    const [page] = await pdfText((await read(id)).rawPayload);
    expect(page).toContain('Auto Kuća Anić d.o.o. PIB: 109999999');
  });

  it('is mailed to its buyer and to the address that was named, with the PDF in the mail, and the page says where to', async () => {
    const books = 'racuni@primer.rs';
    const { id, attempt } = await ordered();
    const details = { name: 'Dunav Auto', address: '', tax_number: '', email: books };
    await test.database.sql`
      update purchase_order set invoice = ${test.database.sql.json(details)} where public_id = ${id}`;
    const to = async () =>
      ((await test.call('GET', `/orders/${id}`, null, { as: buyer.accessToken })).data as { receipt_to: string[] })
        .receipt_to;
    expect(await to()).toEqual([]);
    await pay(attempt);
    expect(await to()).toEqual([buyer.email, books]);
    const rows = await test.database.sql<MailRow[]>`
      select * from mail where template = 'receipt' and content ->> 'orderId' = ${id} order by id`;
    expect(rows.map(({ recipient, content }) => [recipient, 'isOther' in content && content.isOther])).toEqual([
      [buyer.email, false],
      [books, true],
    ]);
    const filesOf = receiptFilesOf(test.database.sql);
    for (const row of rows) {
      const [file] = await filesOf(mailOf(row));
      expect([file?.name, file?.type]).toEqual([expect.stringMatching(/^VOLAN-\d{4}-\d{6}\.pdf$/), 'application/pdf']);
      expect((await pdfText(file?.bytes ?? Buffer.alloc(0)))[0]).toContain('Dunav Auto');
    }
  });

  it('is mailed once where both addresses are one', async () => {
    const { id, attempt } = await ordered();
    const details = { name: 'Ana', address: '', tax_number: '', email: buyer.email.toUpperCase() };
    await test.database.sql`
      update purchase_order set invoice = ${test.database.sql.json(details)} where public_id = ${id}`;
    await pay(attempt);
    expect(await mails()).toHaveLength(1);
  });

  it('is mailed once, however often the bank says that it is paid', async () => {
    const { id, attempt } = await ordered();
    await Promise.all([pay(attempt), pay(attempt), pay(attempt)]);
    await pay(attempt);
    const told = await mails();
    expect(told).toMatchObject([{ brand: 'volan', content: { orderId: id, total: 200_000, currency: 'RSD' } }]);
    expect(told[0]?.['content']).toHaveProperty('products', [{ id: 'credits-10', quantity: 2, gross: 200_000 }]);
    expect(told[0]?.['content']).toHaveProperty('number', expect.stringMatching(/^VOLAN-\d{4}-\d{6}$/));
  });
});
