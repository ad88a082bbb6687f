import { pdfText } from '@volan/documents/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { beginRefund, completeRefund } from '../orders/refundSteps.ts';
import { settleAttempt } from '../orders/settleAttempt.ts';
import { nestpayGateway } from '../payments/nestpay/nestpayGateway.ts';
import { testSettings } from '../payments/nestpay/testing/signedBody.ts';
import { localSellers } from '../platform/brands/readSellers.ts';
import { openFiscaliser, type TestFiscaliser } from '../testing/fiscaliser/openFiscaliser.ts';
import { openTestAccounts, type TestAccounts, type TestPerson } from '../testing/openTestAccounts.ts';
import { httpFiscaliser } from './httpFiscaliser.ts';
import { issueReceipts } from './issueReceipts.ts';

const key = 'a-key-of-sixteen-letters';
let test: TestAccounts;
let fiscaliser: TestFiscaliser;
let losesAnswer = false;
let buyer: TestPerson;
let since: Date;

beforeAll(async () => {
  test = await openTestAccounts({ gateway: nestpayGateway({ ...testSettings, url: 'https://bank.invalid' }) });
  fiscaliser = await openFiscaliser({ key, losesAnswer: () => losesAnswer });
});
afterAll(async () => {
  await test.close();
  await fiscaliser.close();
});
beforeEach(async () => {
  losesAnswer = false;
  await test.beginAnew();
  buyer = await test.person();
  await test.database.sql`update users set status = 1 where id = ${buyer.user.id}`;
  since = new Date(test.now);
});

/** Buys two times ten credits and pays them. */
async function paid(brand = 'volan', total = 200_000) {
  const body = { items: [{ product: 'credits-10', quantity: 2 }], total };
  const headers = { 'idempotency-key': crypto.randomUUID(), 'x-brand': brand };
  const answer = await test.call('POST', '/cart/checkout', body, { as: buyer.accessToken, headers });
  const { order, form }: { order: { id: string }; form: { fields: Record<string, string> } } = answer.data;
  const attempt = form.fields['oid'] ?? '';
  const deps = { sql: test.database.sql, sellers: localSellers };
  await settleAttempt(deps, attempt, { state: 'paid', facts: {} }, new Date(test.now + 1000));

  return { id: order.id, attempt };
}
const issue = (minutes = 0, secret = key) =>
  issueReceipts(
    { sql: test.database.sql, fiscal: httpFiscaliser({ url: fiscaliser.url, key: secret }), since },
    new Date(test.now + 2000 + minutes * 60_000),
  );
const known = () => test.database.sql<{ id: string; number: string | null; problem: string; tries: number }[]>`
  select fiscal_receipt.id, fiscal_receipt.number, problem, tries
  from fiscal_receipt join purchase_order on purchase_order.id = order_id where user_id = ${buyer.user.id}
    order by 1 desc`;
const pages = async (id: string) => {
  const headers = { 'x-app-version': 'test', authorization: `Bearer ${buyer.accessToken}`, 'accept-language': 'rs' };
  const file = await test.app.inject({ url: `/api/orders/${id}/receipt`, headers });
  return pdfText(file.rawPayload);
};

describe('a receipt in dinars, where fiscalisation is on [A20, M40]', () => {
  it('is confirmed once, and says so on its paper', async () => {
    const { id } = await paid();
    expect((await Promise.all([issue(), issue()])).reduce((sum, { issued }) => sum + issued, 0)).toBe(1);
    const [receipt] = await known();
    expect(receipt?.number).toMatch(/^TEST-\d{6}$/);
    expect(fiscaliser.issued.get(receipt?.id ?? '')).toMatchObject({
      kind: 'sale',
      total: 200_000,
      method: 'card',
      refersTo: null,
      lines: [{ name: '10 kredita', quantity: 2, gross: 200_000, vatRate: 20 }],
    });
    expect((await pages(id))[0]).toContain(`Fiskalni račun ${receipt?.number}`);
    expect((await issue(60)).issued).toBe(0);
  });

  it('is sent again with the same id if the answer was lost: it is one receipt', async () => {
    await paid();
    losesAnswer = true;
    const before = fiscaliser.issued.size;
    expect((await issue()).issued).toBe(0);
    expect(await known()).toMatchObject([{ number: null, problem: 'It answered 502.', tries: 1 }]);
    losesAnswer = false;
    expect((await issue()).issued).toBe(0);
    expect((await issue(5)).issued).toBe(1);
    expect(fiscaliser.issued.size).toBe(before + 1);
  });

  it('of a refund names the one that it takes back, and comes after it', async () => {
    const { id, attempt } = await paid();
    const now = new Date(test.now + 1500);
    await test.database.sql.begin(async (sql) => {
      const request = { attemptId: attempt, reason: 'Greška', actorId: (await test.person()).user.id };
      await beginRefund(sql, { ...request, items: [{ place: 0, quantity: 1 }] }, { hasGateway: true }, now);
      await completeRefund(sql, attempt, now);
    });
    await issue();
    await issue(1);
    const [sale, refund] = await known();
    expect(fiscaliser.issued.get(refund?.id ?? '')).toMatchObject({
      kind: 'refund',
      total: 100_000,
      refersTo: sale?.number,
    });
    expect((await pages(id))[1]).toContain(`Fiskalni račun ${refund?.number}`);
  });

  it('is not asked for where it is in euros, or from before', async () => {
    await paid('gearlane', 20_00);
    await paid();
    since = new Date(test.now + 86_400_000);
    await issue();
    expect(await known()).toEqual([]);
  });

  it('that is refused keeps the reason, and its order is complete anyway', async () => {
    const { id } = await paid();
    await issue(0, 'another-key-of-letters');
    expect(await known()).toMatchObject([{ number: null, problem: 'It answered 401.' }]);
    expect((await test.call('GET', `/orders/${id}`, null, { as: buyer.accessToken })).data).toMatchObject({
      state: 'captured',
    });
    expect((await pages(id))[0]).not.toContain('Fiskalni');
  });
});
