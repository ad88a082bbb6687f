import type { ProposedInvoice } from '@volan/api-contract';
import { pdfText } from '@volan/documents/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { openedForFile } from '../testing/openedForFile.ts';
import { insertCompany } from '../testing/insertCompany.ts';
import { openTestAccounts, type TestPerson } from '../testing/openTestAccounts.ts';
import { bookingBy, openAdministrator, openBuyer, ordersOf, testPayees, twenty } from '../testing/transferOrders.ts';

const test = openedForFile(() => openTestAccounts({ payees: testPayees }));
let vera: TestPerson;

beforeAll(async () => {
  vera = await openAdministrator(test);
});

const company = {
  kind: 'company',
  name: 'Dunav Auto d.o.o.',
  address: 'Temerinska 84, 21000 Novi Sad',
  tax_number: '100001159',
  email: 'racuni@primer.rs',
};
const ordered = (by: TestPerson, invoice: object | undefined) =>
  ordersOf(test, by).checkout({ ...twenty, method: 'transfer', ...(invoice && { invoice }) });
const proposed = async (by: TestPerson) => {
  const { data } = await test.call('POST', '/cart/lines', { items: twenty.items }, { as: by.accessToken });
  return (data as { invoice: ProposedInvoice }).invoice;
};

describe('the details of a receipt [M40]', () => {
  it('are proposed as the account says, kept as they were written when the order is paid, printed, and where the mail goes too', async () => {
    const buyer = await openBuyer(test);
    const own = { name: 'Ana Anić', address: '', tax_number: '', email: buyer.email };
    expect(await proposed(buyer)).toEqual({ kind: 'private', private: own, company: { ...own, name: '' } });
    const { data } = await ordered(buyer, company);
    const { order }: { order: { id: string } } = data;
    expect(await proposed(buyer)).toEqual({ kind: 'private', private: own, company: { ...own, name: '' } });
    const { reference } = await ordersOf(test, buyer).slip(order.id);
    await bookingBy(test, vera).confirm(reference);
    const file = await test.app.inject({
      url: `/api/orders/${order.id}/receipt`,
      headers: { 'x-app-version': 'test', authorization: `Bearer ${buyer.accessToken}`, 'accept-language': 'rs' },
    });
    const [receipt] = await pdfText(file.rawPayload);
    const account = 'Tekući račun: 999-1234-38';
    for (const text of ['Dunav Auto d.o.o.', 'Temerinska 84', '21000 Novi Sad', '100001159', account]) {
      expect(receipt).toContain(text);
    }
    const mails = await test.database.sql<{ recipient: string }[]>`
      select recipient from mail where template = 'receipt' and recipient in ('racuni@primer.rs', ${buyer.email})`;
    expect(mails).toEqual([{ recipient: buyer.email }, { recipient: 'racuni@primer.rs' }]);
    const { kind: _kind, ...told } = company;
    expect(await proposed(buyer)).toEqual({ kind: 'company', private: own, company: told });
  });

  it.each([
    ['Industrijska 41', 'Industrijska 41, Beograd'],
    ['Industrijska 41, 11000 beograd', 'Industrijska 41, 11000 beograd'],
    ['', 'Beograd'],
  ])('are proposed with the town of the company: "%s" is "%s"', async (address, told) => {
    const buyer = await openBuyer(test);
    const { sql } = test.database;
    await sql`update users set type_id = 2 where id = ${buyer.user.id}`;
    await insertCompany(sql, { seller: buyer.user.id, name: `Firma ${buyer.user.id}` });
    await sql`
      update company set address = ${address}, city_id = (select id from city where name = 'Beograd' limit 1)
      where user_id = ${buyer.user.id}`;
    expect((await proposed(buyer)).company.address).toBe(told);
  });

  it('keep those of a person and of a company, the last of each that was paid', async () => {
    const buyer = await openBuyer(test);
    for (const invoice of [company, { ...company, kind: 'private', name: 'Ana Anić', tax_number: '' }]) {
      const { data } = await ordered(buyer, invoice);
      const { reference } = await ordersOf(test, buyer).slip((data as { order: { id: string } }).order.id);
      await bookingBy(test, vera).confirm(reference);
    }
    await ordered(buyer, { ...company, name: 'Nije plaćeno d.o.o.' });
    const { kind, private: person, company: firm } = await proposed(buyer);
    expect([kind, person.name, firm.name, firm.tax_number]).toEqual([
      'private',
      'Ana Anić',
      'Dunav Auto d.o.o.',
      '100001159',
    ]);
  });

  it('name the number of a company of another country as it is written there', async () => {
    const buyer = await openBuyer(test);
    await test.database.sql`update users set country_id = 276 where id = ${buyer.user.id}`;
    expect((await ordered(buyer, { ...company, tax_number: 'DE 811128135' })).status).toBe(200);
  });

  it('are printed without invisible marks and marks that turn the direction of writing', async () => {
    const buyer = await openBuyer(test);
    const turned = { ...company, name: 'Dunav\u202E Auto', address: 'Temerinska\u200B 84,\n21000 Novi\u2067 Sad' };
    const { data } = await ordered(buyer, turned);
    const { reference } = await ordersOf(test, buyer).slip((data as { order: { id: string } }).order.id);
    await bookingBy(test, vera).confirm(reference);
    expect((await proposed(buyer)).company).toMatchObject({
      name: 'Dunav Auto',
      address: 'Temerinska 84, 21000 Novi Sad',
    });
  });

  it.each(['name', 'address'] as const)('name letters of the %s that a receipt cannot print', async (field) => {
    const buyer = await openBuyer(test);
    expect(await ordered(buyer, { ...company, [field]: '王 Wang' })).toMatchObject({
      status: 422,
      errors: { invoice: ['not-printable'] },
    });
  });

  it.each([
    ['without a name', { ...company, name: ' ' }],
    ['with an address that is no e-mail', { ...company, email: 'racuni' }],
    ['with signs in the tax number', { ...company, tax_number: '<script>' }],
    ['of a company without a tax number', { ...company, tax_number: ' ' }],
    ['of a company with a wrong check digit', { ...company, tax_number: '100001158' }],
    ['with something more', { ...company, note: 'x' }],
  ])('are refused %s, and nothing is ordered', async (_, invoice) => {
    const buyer = await openBuyer(test);
    expect(await ordered(buyer, invoice)).toMatchObject({ status: 422, error: 'validation' });
    expect((await test.call('GET', '/orders', null, { as: buyer.accessToken })).data).toEqual([]);
  });
});
