import type { AdLink, AdSellerChoice } from '@volan/api-contract';
import { listingStatus } from '@volan/domain-rules';
import { beforeEach, describe, expect, it } from 'vitest';
import { openedForFile } from '../testing/openedForFile.ts';
import { emptyAds } from '../testing/emptyAds.ts';
import { insertCompany } from '../testing/insertCompany.ts';
import type { TestPerson } from '../testing/openTestAccounts.ts';
import { fine, openTestSelling } from './sellingTesting.ts';

const test = openedForFile(() => openTestSelling({ sms: { send: () => Promise.resolve() } }));
let ana: TestPerson;

beforeEach(async () => {
  await test.beginAnew();
  await emptyAds(test.database.sql);
  ana = await test.seller();
});

const refusal = { account_phone: ['phone-first'] };
let numbers = 1_000_000;
const confirmPhone = ({ user }: TestPerson) => test.database.sql`
  update users set mobile = ${`+38165${++numbers}`}, mobile_verified_at = now() where id = ${user.id}`;
const mustConfirm = async (by: TestPerson) =>
  fine<AdSellerChoice[]>(await test.call('GET', '/ads/sellers', null, { as: by.accessToken })).map(
    ({ phone_first: first }) => first,
  );

/** Makes an account a dealer with a company; gives the id of the company. */
async function openCompany({ user }: TestPerson, status: number) {
  const { sql } = test.database;
  await sql`update users set type_id = 2 where id = ${user.id}`;
  await insertCompany(sql, { seller: user.id, name: `Auto kuća ${user.id}`, status });
  const [row] = await sql<{ id: number }[]>`select id::int from company where user_id = ${user.id}`;

  return row?.id ?? 0;
}

describe('the first ad of an account [J06, G14]', () => {
  it('needs a confirmed phone; the draft stays until then', async () => {
    const id = crypto.randomUUID();
    const draft = { id, version: 0, category_id: 1, fields: test.golf };
    await test.call('PUT', '/ads/draft', draft, { as: ana.accessToken });
    expect(await mustConfirm(ana)).toEqual([true]);
    expect((await test.publish(ana, {}, { id })).errors).toEqual(refusal);
    fine(await test.call('GET', `/ads/draft/${id}`, null, { as: ana.accessToken }));

    await confirmPhone(ana);
    expect(await mustConfirm(ana)).toEqual([false]);
    expect(fine(await test.publish(ana, {}, { id }))).toMatchObject({ status: 'active' });
  });

  it('is past for accounts that published one before, unless a moderator removed it', async () => {
    const { sql } = test.database;
    await confirmPhone(ana);
    const { id } = fine<AdLink>(await test.publish(ana));
    await sql`update users set mobile = null where id = ${ana.user.id}`;
    fine(await test.publish(ana, { mileage: ['90.000'] }));

    await sql`delete from ad where user_id = ${ana.user.id} and id <> ${id}`;
    await sql`update ad set status = ${listingStatus.removed} where id = ${id}`;
    expect((await test.publish(ana, { mileage: ['70.000'] })).errors).toEqual(refusal);
  });

  it('needs no other phone of an approved company, but of one that waits for its review', async () => {
    await openCompany(ana, 1);
    fine(await test.publish(ana));

    const waiting = await test.seller();
    await openCompany(waiting, 0);
    expect((await test.publish(waiting)).errors).toEqual(refusal);
  });

  it('may be published for a company by a member with a confirmed phone', async () => {
    const company = await openCompany(await test.seller(), 0);
    await test.database
      .sql`insert into company_member (company_id, user_id, role) values (${company}, ${ana.user.id}, 'staff')`;
    expect(await mustConfirm(ana)).toEqual([true, true]);
    expect((await test.publish(ana, {}, { company_id: company })).errors).toEqual(refusal);
    await confirmPhone(ana);
    expect(await mustConfirm(ana)).toEqual([false, false]);
    fine(await test.publish(ana, {}, { company_id: company }));
  });
});
