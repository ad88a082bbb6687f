import type { SitemapAd, SitemapFastAd, SitemapList, SitemapPart, SitemapService } from '@volan/api-contract';
import { describe, expect, it } from 'vitest';
import { openedForFile } from '../testing/openedForFile.ts';
import { insertAd, insertSeller } from '../testing/insertAd.ts';
import { makeDealer } from '../testing/insertCompany.ts';
import { openTestApp } from '../testing/openTestApp.ts';

const api = openedForFile(() =>
  openTestApp(
    async ({ sql }) => {
      golf = await insertAd(sql, { brand: 'volkswagen', model: 'golf', line: 'TDI' });
      await insertAd(sql, { brand: 'volkswagen', model: 'passat', region: 'budapest' });
      await insertAd(sql, { category: 'bicycles', brand: 'volkswagen' });
      await insertAd(sql, { brand: 'skoda', status: 6 });
      await insertAd(sql, { brand: 'skoda', seller: await insertSeller(sql, { status: 2 }) });
      far = await insertAd(sql, { brand: 'volkswagen' });
      await sql`update ad set id = 25000 where id = ${far}`;
      await sql`update ad set updated_at = '2026-01-02T03:04:05Z'`;
    },
    { now: () => now },
  ),
);
let now = Date.now();
let golf: number;
let far: number;

async function read<Data>(path: string): Promise<Data> {
  return (await api.app.inject({ url: `/v3/sitemap${path}` })).json<{ data: Data }>().data;
}

/** Answers that read every ad are kept for ten minutes. */
const tenMinutesLater = () => {
  now += 600_001;
};

describe('parts of the sitemap [M60]', () => {
  it('hold ten thousand ids each, and only active ads of sellers in good standing count', async () => {
    const parts = await read<SitemapPart[]>('/ads');
    expect(parts.map(({ part, count }) => [part, count])).toEqual([
      [0, 3],
      [2, 1],
    ]);
  });

  it('list their ads by id, with what an address is made of', async () => {
    const ads = await read<SitemapAd[]>('/ads/0');
    expect(ads).toHaveLength(3);
    expect(ads[0]).toMatchObject({ id: golf, kind: 'auto', slug: 'volkswagen-golf-tdi' });
    expect((await read<SitemapAd[]>(`/ads/0?after=${golf}`)).map(({ id }) => id)).not.toContain(golf);
    expect((await read<SitemapAd[]>('/ads/2')).map(({ id }) => id)).toEqual([25_000]);
    expect(await read<SitemapAd[]>('/ads/1')).toEqual([]);
  });

  it.each(['/ads/x', '/ads/-1', '/ads/999999', '/ads/0?after=x'])('%s is refused', async (path) => {
    expect((await api.app.inject({ url: `/v3/sitemap${path}` })).statusCode).toBeGreaterThanOrEqual(400);
  });

  it('say when an ad changed; a view is not a change', async () => {
    const changed = async () => (await read<SitemapAd[]>('/ads/0')).find(({ id }) => id === golf)?.changed_at ?? '';
    const before = await changed();
    await api.database.sql`update ad set views = views + 1 where id = ${golf}`;
    expect(await changed()).toBe(before);
    await api.database.sql`update ad set price = 9000 where id = ${golf}`;
    const after = await changed();
    expect(after > before).toBe(true);
    tenMinutesLater();
    expect((await read<SitemapPart[]>('/ads'))[0]?.changed_at).toBe(after);
  });

  it('count a new picture as a change', async () => {
    const { sql } = api.database;
    const changed = async () => (await read<SitemapAd[]>('/ads/2'))[0]?.changed_at ?? '';
    const before = await changed();
    const [picture] =
      await sql`insert into picture (object_key, width, height) values ('pictures/new.jpg', 4, 3) returning id`;
    await sql`insert into ad_image (ad_id, sort, picture_id) values (25000, 0, ${Number(picture?.['id'])})`;
    const added = await changed();
    expect(added > before).toBe(true);
    await sql`delete from ad_image where ad_id = 25000`;
    expect((await changed()) > added).toBe(true);
  });
});

describe('lists of the sitemap [M60]', () => {
  const named = (lists: SitemapList[]) => lists.map(({ category, brand, model }) => [category, brand, model].join(' '));

  it('are the categories that hold ads, with makes and models where the category asks for them', async () => {
    expect(named(await read('/lists'))).toEqual(
      expect.arrayContaining([
        'vehicles  ',
        'vehicles volkswagen ',
        'vehicles volkswagen golf',
        'vehicles volkswagen passat',
        'bicycles  ',
      ]),
    );
  });

  it('leave out a make where its category does not offer it: that list would be the whole category', async () => {
    const lists = named(await read('/lists'));
    expect(lists).toContain('bicycles  ');
    expect(lists).not.toContain('bicycles volkswagen ');
  });

  it('leave out makes that no visitor would find', async () => {
    expect(named(await read('/lists')).join()).not.toContain('skoda');
  });

  it('of a country hold its ads alone', async () => {
    const lists = named(await read('/lists?country=HU'));
    expect(lists).toContain('vehicles volkswagen passat');
    expect(lists).not.toContain('vehicles volkswagen golf');
    expect(await read('/lists?country=XX')).toEqual([]);
  });

  it('are read once in ten minutes, however many ask', async () => {
    tenMinutesLater();
    const first = await read<SitemapList[]>('/lists');
    await insertAd(api.database.sql, { brand: 'skoda' });
    expect(await read('/lists')).toEqual(first);
    tenMinutesLater();
    expect(named(await read('/lists'))).toContain('vehicles skoda ');
  });
});

describe('fast ads in the sitemap [M17, M60]', () => {
  it('are public ones, by id, with their category and region, and are in no part of full ads', async () => {
    const { sql } = api.database;
    const fast = await insertAd(sql, { category: 'parts', region: 'budapest' });
    const sold = await insertAd(sql, { category: 'parts', status: 6 });
    await sql`update ad set fast = true where id in (${fast}, ${sold})`;
    expect(await read<SitemapFastAd[]>('/fast-ads')).toMatchObject([
      { id: fast, category: 'parts', region: 'budapest' },
    ]);
    expect(await read<SitemapFastAd[]>(`/fast-ads?after=${fast}`)).toEqual([]);
    expect((await read<SitemapAd[]>('/ads/2')).map(({ id }) => id)).not.toContain(fast);
  });
});

describe('car services in the sitemap [A07, M60]', () => {
  it('are those of approved companies that are not paused, by id', async () => {
    const { sql } = api.database;
    const add = async (status: number, paused: boolean) => {
      const owner = await insertSeller(sql);
      await makeDealer(sql, owner, status);
      const [service] = await sql<{ id: number }[]>`
        insert into car_service (id, paused, currency)
        select id, ${paused}, 'RSD' from company where user_id = ${owner} returning id::int`;

      return service?.id;
    };
    const [shown] = [await add(1, false), await add(1, true), await add(0, false)];
    expect((await read<SitemapService[]>('/services')).map(({ id }) => id)).toEqual([shown]);
    expect(await read(`/services?after=${shown}`)).toEqual([]);
  });
});
