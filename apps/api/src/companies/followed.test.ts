import { beforeEach, describe, expect, it } from 'vitest';
import { openedForFile } from '../testing/openedForFile.ts';
import { insertAd, insertSeller } from '../testing/insertAd.ts';
import { insertCompany } from '../testing/insertCompany.ts';
import { openTestAccounts, type TestPerson } from '../testing/openTestAccounts.ts';

const test = openedForFile(openTestAccounts);
let ana: TestPerson;
let seller: number;
let slug: string;
let companies = 0;

beforeEach(async () => {
  await test.beginAnew();
  ana = await test.person();
  seller = await insertSeller(test.database.sql, { type: 2 });
  slug = await insertCompany(test.database.sql, { seller, name: `Auto kuća ${++companies}` });
});

const follow = (id = seller, { accessToken } = ana) =>
  test.call('PUT', '/followed-sellers/create', { seller: id }, { as: accessToken });
const list = async ({ accessToken } = ana, query = '') => {
  const { body } = await test.call('GET', `/followed-sellers${query}`, null, { as: accessToken });
  return JSON.parse(body) as {
    data: { id: number; company: string | null; new_ads: number }[];
    meta: { total: number; proposed: object | null };
  };
};
const ids = async ({ accessToken } = ana) =>
  (await test.call('GET', '/followed-sellers/ids', null, { as: accessToken })).data;
const proposed = async (id: number) => (await list(ana, `?proposed=${id}`)).meta.proposed;

describe('following a company [B11]', () => {
  it('puts it into the list of the account alone, once', async () => {
    const iva = await test.person();
    expect((await follow()).data).toMatchObject({ seller });
    await follow();
    expect((await list()).data).toMatchObject([{ id: seller, company: slug, type: 'dealer', ads: 0, new_ads: 0 }]);
    expect([await ids(), await ids(iva)]).toEqual([[seller], []]);
  });

  it('counts its ads that came since its page was looked at', async () => {
    const { sql } = test.database;
    await insertAd(sql, { seller, createdAt: '2026-01-01T00:00:00Z' });
    await follow();
    const soon = new Date(Date.now() + 60_000).toISOString();
    await insertAd(sql, { seller, createdAt: soon });
    await insertAd(sql, { seller, createdAt: soon, status: 6 });
    expect((await list()).data).toMatchObject([{ id: seller, ads: 2, new_ads: 1 }]);
    await sql`update ad set created_at = now() where user_id = ${seller}`;
    const visited = await test.call('PUT', '/followed-sellers/visit', { seller }, { as: ana.accessToken });
    expect(visited.data).toEqual({ visited: true });
    expect((await list()).data).toMatchObject([{ id: seller, new_ads: 0 }]);
  });

  it('ends by asking for it, once or twice', async () => {
    await follow();
    const leave = () => test.call('DELETE', `/followed-sellers/delete/${seller}`, null, { as: ana.accessToken });
    expect([(await leave()).data, (await leave()).data]).toEqual([{ removed: true }, { removed: false }]);
    expect((await list()).meta.total).toBe(0);
  });

  it('is not possible for a hidden company, and a closed one is left out', async () => {
    await follow();
    await test.database.sql`update company set status = 2 where slug = ${slug}`;
    expect([(await list()).data, await ids()]).toEqual([[], []]);
    expect((await follow()).error).toBe('not-found');
    expect((await follow(2_147_483_647)).error).toBe('not-found');
  });

  it('is not for those who act for it', async () => {
    const { sql } = test.database;
    await sql`
      insert into company_member (company_id, user_id, role)
      select id, ${ana.user.id}, 'staff' from company where slug = ${slug}`;
    expect([(await follow()).error, await proposed(seller)]).toEqual(['not-found', null]);
  });
});

describe('following a private seller [B11]', () => {
  const privateSeller = async () => {
    const id = await insertSeller(test.database.sql, { type: 1 });
    await insertAd(test.database.sql, { seller: id });
    return id;
  };

  it('is the same as following a company, in the same list', async () => {
    const person = await privateSeller();
    expect(await proposed(person)).toMatchObject({ id: person, type: 'private' });
    await follow(person);
    await follow();
    expect((await list()).data.find(({ id }) => id === person)).toMatchObject({
      company: null,
      type: 'private',
      ads: 1,
    });
    expect([(await list()).meta.total, await proposed(person)]).toEqual([2, null]);
  });

  it('needs an active ad at first, so that an id alone names nobody, and continues after the ad ended', async () => {
    const [person, hidden] = [await privateSeller(), await insertSeller(test.database.sql, { type: 1 })];
    expect([(await follow(hidden)).error, await proposed(hidden)]).toEqual(['not-found', null]);
    await follow(person);
    await test.database.sql`update ad set status = 5 where user_id = ${person}`;
    expect((await list()).data).toMatchObject([{ id: person, ads: 0, category: null }]);
  });

  it('is not possible for the own account', async () => {
    await insertAd(test.database.sql, { seller: ana.user.id });
    expect([(await follow(ana.user.id)).error, await proposed(ana.user.id)]).toEqual(['not-found', null]);
  });

  it.each([2, 3, 4])('leaves out an account that is suspended, banned or removed: status %i', async (status) => {
    const person = await privateSeller();
    await follow(person);
    await test.database.sql`update users set status = ${status} where id = ${person}`;
    expect([(await list()).data, await ids(), (await follow(person)).error]).toEqual([[], [], 'not-found']);
  });

  it('leaves out those whom the account blocked, until it does not any more', async () => {
    const { sql } = test.database;
    const person = await privateSeller();
    await follow(person);
    await sql`insert into blocked_user (user_id, blocked_id) values (${ana.user.id}, ${person})`;
    expect([(await list()).meta.total, await ids()]).toEqual([0, []]);
    await sql`delete from blocked_user where user_id = ${ana.user.id}`;
    expect(await ids()).toEqual([person]);
  });
});
