import { pdfText } from '@volan/documents/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestAccounts, type TestAccounts, type TestPerson } from '../testing/openTestAccounts.ts';
import { bookingBy, openAdministrator, openBuyer, ordersOf, testPayees, twenty } from '../testing/transferOrders.ts';

let test: TestAccounts;
let vera: TestPerson;

beforeAll(async () => {
  test = await openTestAccounts({ payees: testPayees });
  vera = await openAdministrator(test);
});
afterAll(() => test.close());

const company = {
  name: 'Dunav Auto d.o.o.',
  address: 'Temerinska 84, 21000 Novi Sad',
  tax_number: '109876543',
  email: 'racuni@primer.rs',
};
const ordered = (by: TestPerson, invoice: object | undefined) =>
  ordersOf(test, by).checkout({ ...twenty, method: 'transfer', ...(invoice && { invoice }) });
const proposed = async (by: TestPerson) => {
  const { data } = await test.call('POST', '/cart/lines', { items: twenty.items }, { as: by.accessToken });
  return (data as { invoice: object }).invoice;
};

describe('the details of a receipt [M40]', () => {
  it('are proposed as the account says, kept as they were written, printed, and where the mail goes', async () => {
    const buyer = await openBuyer(test);
    expect(await proposed(buyer)).toEqual({ name: 'Ana Anić', address: '', tax_number: '', email: buyer.email });
    const { data } = await ordered(buyer, company);
    const { order }: { order: { id: string } } = data;
    expect(await proposed(buyer)).toEqual(company);
    const { reference } = await ordersOf(test, buyer).slip(order.id);
    await bookingBy(test, vera).confirm(reference);
    const file = await test.app.inject({
      url: `/api/orders/${order.id}/receipt`,
      headers: { 'x-app-version': 'test', authorization: `Bearer ${buyer.accessToken}`, 'accept-language': 'rs' },
    });
    const [receipt] = await pdfText(file.rawPayload);
    for (const text of ['Dunav Auto d.o.o.', 'Temerinska 84', '21000 Novi Sad', '109876543']) {
      expect(receipt).toContain(text);
    }
    const mails = await test.database.sql<{ recipient: string }[]>`
      select recipient from mail where template = 'receipt' and recipient in ('racuni@primer.rs', ${buyer.email})`;
    expect(mails).toEqual([{ recipient: 'racuni@primer.rs' }]);
  });

  it.each([
    ['without a name', { ...company, name: ' ' }],
    ['with an address that is no e-mail', { ...company, email: 'racuni' }],
    ['with signs in the tax number', { ...company, tax_number: '<script>' }],
    ['with something more', { ...company, note: 'x' }],
  ])('are refused %s, and nothing is ordered', async (_, invoice) => {
    const buyer = await openBuyer(test);
    expect(await ordered(buyer, invoice)).toMatchObject({ status: 422, error: 'validation' });
    expect((await test.call('GET', '/orders', null, { as: buyer.accessToken })).data).toEqual([]);
  });
});
