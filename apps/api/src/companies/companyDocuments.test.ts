import type { CompanyDocument, ManagedCompany, OwnCompany } from '@volan/api-contract';
import { documentDaysApproved, documentDaysRefused, maxCompanyDocuments } from '@volan/domain-rules';
import { beforeEach, describe, expect, it } from 'vitest';
import { fine, openTestSelling } from '../selling/sellingTesting.ts';
import { openedForFile } from '../testing/openedForFile.ts';
import type { TestPerson } from '../testing/openTestAccounts.ts';
import { eraseRemovedAccounts } from '../testing/eraseRemovedAccounts.ts';
import { formOf, photo } from '../testing/owned/OwnershipFixture.ts';
import { deleteOldDocuments } from './companyDocuments.ts';

const test = openedForFile(openTestSelling);
const aDay = 86_400_000;
let dealer: TestPerson;
let company: number;

const pdf = new File([Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(500, 'x')])], '../izvod.exe');
const registration = {
  name: 'Auto plac Čačak',
  legal_name: 'Auto plac d.o.o.',
  type: 2,
  country_id: 688,
  tax_id: '100001159',
  address: 'Glavna 1',
  phone: '+38132371234',
};

beforeEach(async () => {
  await test.beginAnew();
  await test.database.sql`truncate company cascade`;
  dealer = await test.seller();
  const made = await test.call('PUT', '/user/company', registration, { as: dealer.accessToken });
  company = fine<OwnCompany>(made).id;
});

async function add(file: File, by = dealer) {
  const { body, headers } = await formOf({ company_id: String(company), file });
  return test.call('POST', '/user/company/document', body, { as: by.accessToken, headers });
}
const read = (id: string, by: TestPerson) =>
  test.call('GET', `/api/company/document/${id}`, null, { as: by.accessToken });
const documents = async () =>
  fine<OwnCompany>(await test.call('GET', '/user/company', null, { as: dealer.accessToken })).documents;

async function decide(status: number) {
  const vera = { as: (await test.administrator()).accessToken };
  const { version } = fine<ManagedCompany>(await test.call('GET', `/admin/company?id=${company}`, null, vera));
  fine(await test.call('POST', '/admin/company/status', { id: company, status, version, reason: 'Hvala.' }, vera));
}

describe('registering a company too often [M61]', () => {
  it('is refused with the seconds until the limit of the day ends', async () => {
    const again = () => test.call('PUT', '/user/company', registration, { as: dealer.accessToken });
    for (let time = 1; time < 5; time += 1) expect((await again()).status).not.toBe(429);
    const refused = await again();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(86_000);
  });
});

describe('a document of a company [P55]', () => {
  it('is a PDF or a picture, named by its bytes, for its owner and for moderators of its country', async () => {
    const { id, kind, name } = fine<CompanyDocument>(await add(pdf));
    expect([kind, name]).toEqual(['pdf', 'izvod.pdf']);
    fine(await add(new File([new Uint8Array(await photo())], 'firma.png')));
    expect((await documents()).map((each) => each.name)).toEqual(['izvod.pdf', 'firma.jpg']);
    expect((await read(id, dealer)).headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
    });
    const serbian = await test.administrator('RS');
    expect((await read(id, serbian)).status).toBe(200);
    expect((await read(id, await test.administrator('DE'))).error).toBe('not-found');
    expect((await read(id, await test.seller({ type: 2 }))).error).toBe('not-found');
  });

  it('is hidden from a member of the staff, who can neither add nor remove one', async () => {
    const { id } = fine<CompanyDocument>(await add(pdf));
    const worker = await test.seller();
    await test.database.sql`
      insert into company_member (company_id, user_id, role) values (${company}, ${worker.user.id}, 'staff')`;
    const asWorker = { as: worker.accessToken };
    const change = await test.call('POST', '/user/company', { company_id: company }, asWorker);
    expect(fine<OwnCompany>(change)).toMatchObject({ id: company, documents: [] });
    expect((await add(pdf, worker)).error).toBe('forbidden');
    expect((await read(id, worker)).error).toBe('not-found');
    expect((await test.call('DELETE', `/user/company/document?id=${id}`, null, asWorker)).error).toBe('forbidden');
    expect(await documents()).toHaveLength(1);
  });

  it('is no program, and no more than eight', async () => {
    expect((await add(new File(['MZ program'], 'izvod.pdf'))).errors).toEqual({ file: ['attachment-type'] });
    for (let count = 0; count < maxCompanyDocuments; count += 1) fine(await add(pdf));
    expect((await add(pdf)).errors).toEqual({ file: ['max'] });
  });

  it('is removed with its file, also with its account', async () => {
    const { sql } = test.database;
    const { id } = fine<CompanyDocument>(await add(pdf));
    const [stored] = await sql<{ object_key: string }[]>`select object_key from company_document where id = ${id}`;
    const removed = await test.call('DELETE', `/user/company/document?id=${id}`, null, { as: dealer.accessToken });
    expect([fine(removed), await test.uploads.read(stored?.object_key ?? '')]).toEqual([{ removed: true }, null]);
    fine(await add(pdf));
    await sql`update users set status = 4, deleted_at = now() - interval '31 days' where id = ${dealer.user.id}`;
    await eraseRemovedAccounts(test);
    expect(await sql`select from company_document`).toHaveLength(0);
    expect((await sql`select from stray_file where object_key like '%.pdf'`).length).toBeGreaterThan(0);
  });

  it.each([
    ['an approval', 2, documentDaysApproved],
    ['a refusal', 3, documentDaysRefused],
  ])('is deleted some time after %s, and never while the company waits', async (_, status, days) => {
    const { sql } = test.database;
    fine(await add(pdf));
    expect(await deleteOldDocuments(sql, new Date(test.now + 1000 * aDay))).toBe(0);
    await decide(status);
    expect(await deleteOldDocuments(sql, new Date(test.now + (days - 1) * aDay))).toBe(0);
    expect(await deleteOldDocuments(sql, new Date(test.now + (days + 1) * aDay))).toBe(1);
    expect(await documents()).toEqual([]);
  });
});
