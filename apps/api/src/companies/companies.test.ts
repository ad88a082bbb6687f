import type { CompanyDetails, CompanyListed, CompanyListMeta } from '@volan/api-contract';
import { describe, expect, it, vi } from 'vitest';
import { openedForFile } from '../testing/openedForFile.ts';
import { insertAd, insertSeller } from '../testing/insertAd.ts';
import { insertCompany } from '../testing/insertCompany.ts';
import { openTestApp } from '../testing/openTestApp.ts';

const api = openedForFile(() =>
  openTestApp(async ({ sql }) => {
    const dealer = async (name: string, status = 1) => insertSeller(sql, { name, type: 2, status });
    dunav = await dealer('Auto kuća Dunav');
    await insertCompany(sql, { seller: dunav, name: 'Auto kuća Dunav' });
    for (const category of ['vehicles', 'vehicles', 'trucks']) await insertAd(sql, { seller: dunav, category });
    await insertAd(sql, { seller: dunav, status: 6 });
    zeljko = await dealer('Жељко ауто');
    await insertCompany(sql, { seller: zeljko, name: 'Жељко ауто', region: 'skoplje' });
    const service = await insertSeller(sql, { name: 'Servis Šumadija', type: 3 });
    await insertCompany(sql, { seller: service, name: 'Servis Šumadija' });
    await insertCompany(sql, { seller: await dealer('Suspendovani', 2), name: 'Suspendovani' });
    await insertCompany(sql, { seller: await dealer('Zatvoreni'), name: 'Zatvoreni', status: 2 });
    await insertCompany(sql, { seller: await dealer('Na čekanju'), name: 'Na čekanju', status: 0 });
  }),
);
let dunav: number;
let zeljko: number;

async function list(query = '') {
  const reply = await api.app.inject({ url: `/v3/companies${query}` });
  expect(reply.statusCode).toBe(200);
  return reply.json<{ data: CompanyListed[]; meta: CompanyListMeta }>();
}

const names = async (query: string) => (await list(query)).data.map(({ name }) => name);

describe('the list of companies', () => {
  it('holds approved companies in good standing by name, Cyrillic among Latin, also those without ads; services come last [M15, H08]', async () => {
    const { data, meta } = await list();
    expect(data.map(({ name, ads }) => [name, ads])).toEqual([
      ['Auto kuća Dunav', 3],
      ['Жељко ауто', 0],
      ['Servis Šumadija', 0],
    ]);
    expect(meta).toEqual({ total: 3, page: 1, pages: 1, per_page: 24, types: { dealer: 2, service: 1 } });
  });

  it.each([
    ['keyword=кућа', ['Auto kuća Dunav']],
    ['keyword=KUCA+dun', ['Auto kuća Dunav']],
    ['keyword=zeljko', ['Жељко ауто']],
    ['keyword=sumad', ['Servis Šumadija']],
    ['keyword=%25', ['Auto kuća Dunav', 'Жељко ауто', 'Servis Šumadija']],
    ['keyword=auto&type=service', []],
    ['type=service', ['Servis Šumadija']],
    ['region=skoplje', ['Жељко ауто']],
    ['country=MK', ['Жељко ауто']],
    ['country=JP', []],
  ])('answers ?%s [M15, N01]', async (query, expected) => expect(await names(`?${query}`)).toEqual(expected));

  it('reads its pages by an index, without a sort', async () => {
    const plan = await api.database.sql.begin(async (sql) => {
      await sql`set local enable_seqscan = off`;
      return sql<{ 'QUERY PLAN': string }[]>`
        explain select * from company where status = 1 order by sort_name, id limit 24`;
    });
    const text = plan.map((row) => row['QUERY PLAN']).join('\n');
    expect(text).toContain('company_listing');
    expect(text).not.toContain('Sort');
  });
});

describe('the page of a company', () => {
  it('knows the stock by category, and says who it is [M12, M58]', async () => {
    const { data } = (await api.app.inject({ url: '/v3/companies/auto-kuca-dunav?lang=en' })).json<{
      data: CompanyDetails;
    }>();
    expect(data).toMatchObject({
      seller: dunav,
      ads: 3,
      type: 'dealer',
      legal_name: 'Auto kuća Dunav d.o.o.',
      tax_id: '101234567',
      opening_hours: null,
    });
    expect(data.categories.map(({ slug, ads }) => [slug, ads])).toEqual([
      ['vehicles', 2],
      ['trucks', 1],
    ]);
    const [newest] = await api.database.sql<{ id: number }[]>`
      select id::int from active_ad where user_id = ${dunav} order by created_at desc, id desc limit 1`;
    expect(data.newest_ad).toBe(newest?.id);
  });

  it.each([
    ['suspendovani', 410, 'gone'],
    ['zatvoreni', 410, 'gone'],
    ['na-cekanju', 404, 'not-found'],
    ['nema-takve', 404, 'not-found'],
  ])('/companies/%s answers %i', async (slug, status, error) => {
    const reply = await api.app.inject({ url: `/v3/companies/${slug}` });
    expect([reply.statusCode, reply.json<{ error: string }>().error]).toEqual([status, error]);
  });

  it('leaves with its account, and comes back with it [H08]', async () => {
    const { sql } = api.database;
    const status = async () => (await api.app.inject({ url: '/v3/companies/zeljko-auto' })).statusCode;
    expect(await status()).toBe(200);
    await sql`update users set status = 3 where id = ${zeljko}`;
    expect([await status(), await names('?country=MK')]).toEqual([410, []]);
    await sql`update users set status = 1 where id = ${zeljko}`;
    expect(await status()).toBe(200);
  });

  it('counts an ad that is sold no more', async () => {
    const { sql } = api.database;
    const id = await insertAd(sql, { seller: zeljko });
    const ads = async () => (await list('?country=MK')).data[0]?.ads;
    await vi.waitFor(async () => expect(await ads()).toBe(1), { timeout: 10_000, interval: 20 });
    await sql`update ad set status = 6 where id = ${id}`;
    await vi.waitFor(async () => expect(await ads()).toBe(0), { timeout: 10_000, interval: 20 });
  });
});

describe('a company in the database', () => {
  it('belongs to a business account, one each, and follows its type [M11, M12]', async () => {
    const { sql } = api.database;
    const person = await insertSeller(sql);
    await expect(insertCompany(sql, { seller: person, name: 'Fizičko lice' })).rejects.toThrow(/business_type/);
    await expect(insertCompany(sql, { seller: dunav, name: 'Druga firma' })).rejects.toThrow(/company_user_id_key/);
    await sql`update users set type_id = 4 where id = ${zeljko}`;
    expect(await names('?type=parts')).toEqual(['Жељко ауто']);
    await sql`update users set type_id = 2 where id = ${zeljko}`;
  });
});
