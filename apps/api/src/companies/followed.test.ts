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

const follow = (company = slug, { accessToken } = ana) =>
  test.call('PUT', '/followed-companies/create', { slug: company }, { as: accessToken });
const list = async ({ accessToken } = ana) => {
  const { body } = await test.call('GET', '/followed-companies', null, { as: accessToken });
  return JSON.parse(body) as { data: { slug: string; new_ads: number }[]; meta: { total: number } };
};
const slugs = async ({ accessToken } = ana) =>
  (await test.call('GET', '/followed-companies/slugs', null, { as: accessToken })).data;

describe('following a company [B11]', () => {
  it('puts it into the list of the account alone, once', async () => {
    const iva = await test.person();
    expect((await follow()).data).toMatchObject({ slug });
    await follow();
    expect((await list()).data).toMatchObject([{ slug, new_ads: 0 }]);
    expect([await slugs(), await slugs(iva)]).toEqual([[slug], []]);
  });

  it('counts its ads that came since its page was looked at', async () => {
    const { sql } = test.database;
    await insertAd(sql, { seller, createdAt: '2026-01-01T00:00:00Z' });
    await follow();
    const soon = new Date(Date.now() + 60_000).toISOString();
    await insertAd(sql, { seller, createdAt: soon });
    await insertAd(sql, { seller, createdAt: soon, status: 6 });
    expect((await list()).data).toMatchObject([{ slug, new_ads: 1 }]);
    await sql`update ad set created_at = now() where user_id = ${seller}`;
    const visited = await test.call('PUT', '/followed-companies/visit', { slug }, { as: ana.accessToken });
    expect(visited.data).toEqual({ visited: true });
    expect((await list()).data).toMatchObject([{ slug, new_ads: 0 }]);
  });

  it('ends by asking for it, once or twice', async () => {
    await follow();
    const leave = () => test.call('DELETE', `/followed-companies/delete/${slug}`, null, { as: ana.accessToken });
    expect([(await leave()).data, (await leave()).data]).toEqual([{ removed: true }, { removed: false }]);
    expect((await list()).meta.total).toBe(0);
  });

  it('is not possible for a hidden company, and a closed one is left out', async () => {
    await follow();
    await test.database.sql`update company set status = 2 where slug = ${slug}`;
    expect([(await list()).data, await slugs()]).toEqual([[], []]);
    expect((await follow()).error).toBe('not-found');
    expect((await follow('no-such-company')).error).toBe('not-found');
  });
});
