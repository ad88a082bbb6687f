import type { AdListed, AdSearchMeta } from '@volan/api-contract';
import { emptyCatalogQuery } from '@volan/domain-rules';
import { describe, expect, it } from 'vitest';
import { openedForFile } from '../testing/openedForFile.ts';
import { insertAd, insertSeller } from '../testing/insertAd.ts';
import { openTestApp } from '../testing/openTestApp.ts';
import { createAds } from './ads.ts';
import { postgresAdStore } from './postgresStore.ts';

const day = 86_400_000;
const opened = Date.now();
const daysAgo = (days: number) => new Date(opened - days * day).toISOString();

const api = openedForFile(() =>
  openTestApp(
    async ({ sql }) => {
      const seller = await insertSeller(sql, { name: 'Auto kuća Proba', type: 2 });
      const golf = { seller, brand: 'volkswagen', model: 'golf' };
      for (let index = 0; index < 50; index += 1) {
        const fuel = index % 3 === 0 ? 'gorivo.benzin' : 'gorivo.dizel';
        cars.push(await insertAd(sql, { ...golf, answers: [fuel], createdAt: daysAgo(index / 100) }));
      }
      for (let index = 0; index < 9; index += 1) {
        topCars.push(await insertAd(sql, { ...golf, answers: ['gorivo.gas'], createdAt: daysAgo(20 + index) }));
      }
      cars.push(...topCars);
      await sql`insert into ad_boost (ad_id, type, starts_at, ends_at)
        select id, 3, now() - interval '30 day', now() + interval '30 day'
          from unnest(${topCars}::bigint[]) as top (id)`;
      await sql`insert into ad_boost (ad_id, type, starts_at, ends_at)
        values (${cars[1] ?? 0}, 3, now() - interval '3 day', now() - interval '1 day'),
          (${cars[2] ?? 0}, 2, now(), now() + interval '1 day')`;

      const other = { createdAt: daysAgo(60) };
      named['full'] = await insertAd(sql, {
        ...other,
        brand: 'skoda',
        model: 'octavia',
        category: 'vans',
        line: 'Servisna knjiga',
        answers: ['gorivo.dizel', 'menjac.manuelni'],
        powerKw: 85,
        credit: 1,
        seller,
      });
      await sql`with five as (
          insert into picture (object_key, width, height) select 'p' || n, 1600, 1200 from generate_series(1, 5) as n
            returning id
        )
        insert into ad_image (ad_id, sort, picture_id, view)
          select ${named['full']}, row_number() over (order by id), id, 'front' from five`;
      named['budapest'] = await insertAd(sql, { ...other, category: 'boats', region: 'budapest' });
      named['scooter'] = await insertAd(sql, { ...other, category: 'scooters', line: 'Čačak, hitno' });
      named['motorcycle'] = await insertAd(sql, {
        ...other,
        category: 'motorcycles',
        price: null,
        answers: ['ostecenje.ostecen-nevozan'],
      });
      const suspended = await insertSeller(sql, { status: 2 });
      const banned = await insertSeller(sql, { status: 3 });
      await insertAd(sql, { ...golf, seller: suspended });
      await insertAd(sql, { ...golf, seller: banned });
      for (const status of [0, 1, 3, 4, 5, 6, 7, 8]) await insertAd(sql, { ...golf, status });
      named['hidden'] = await insertAd(sql, { category: 'buses' });
      await sql`update category set status = 0 where slug = 'buses'`;
      await sql`insert into filter_redirect (specification_id, old_slug, filter_id)
        select specification_id, 'nafta', id from filter where slug = 'dizel' limit 1`;
    },
    { now: () => now },
  ),
);
let now = opened;
/** Newest first: the order of the default list. */
const cars: number[] = [];
const topCars: number[] = [];
const named: Record<string, number> = {};

interface Answer {
  data: AdListed[];
  meta: AdSearchMeta;
  error: string | null;
  errors: Record<string, string[]> | null;
}

async function list(query = ''): Promise<Answer> {
  return (await api.app.inject({ url: `/v3/ads?${query}` })).json<Answer>();
}

const idsOf = (ads: readonly AdListed[]) => ads.map(({ id }) => id);

describe('an ad in a list [M08]', () => {
  it('has exactly the fields of the contract', async () => {
    const { data } = await list('category_id=3&lang=en');
    expect(data).toEqual([
      {
        id: named['full'],
        slug: 'skoda-octavia-servisna-knjiga',
        kind: 'kamion',
        category_id: 3,
        brand: { id: expect.any(Number), slug: 'skoda', title: 'Škoda' },
        model: { id: expect.any(Number), slug: 'octavia', title: 'Octavia' },
        title: 'Škoda Octavia',
        line: 'Servisna knjiga',
        price: 10_000,
        currency: 'EUR',
        price_type: 'fixed',
        year: 2015,
        mileage: 100_000,
        power_kw: 85,
        highlights: expect.any(Array),
        images: [1, 2, 3].map(() => ({ id: expect.any(Number), width: 1600, height: 1200, view: 'front' })),
        image_count: 5,
        place: { country: 'RS', region: { slug: 'beograd', title: 'Belgrade' }, city: null },
        seller: { id: expect.any(Number), name: 'Auto kuća Proba', type: 'dealer' },
        tiers: [],
        credit: true,
        damaged: false,
        reserved: false,
        created_at: daysAgo(60),
        first_seen_at: expect.any(String),
        price_label: null,
      },
    ]);
    expect(data[0]?.highlights.map(({ key }) => key)).toContain('gorivo');
  });

  it('says that its vehicle is damaged', async () => {
    const { data } = await list('category_id=2');
    expect(data.map(({ id, damaged }) => [id, damaged])).toContainEqual([named['motorcycle'], true]);
  });

  it('speaks the language of the query, whatever Accept-Language says [T52]', async () => {
    const labels = async (query: string, accepted: string) => {
      const reply = await api.app.inject({
        url: `/v3/ads?category_id=3&${query}`,
        headers: { 'accept-language': accepted },
      });
      return reply.json<Answer>().data.flatMap(({ highlights }) => highlights.map(({ label }) => label));
    };
    expect(await labels('lang=de', 'en')).toContain('Kraftstoff');
    expect(await labels('', 'de')).toContain('Kraftstoff');
    expect(await labels('lang=en', 'de')).not.toContain('Kraftstoff');
  });
});

describe('the order of a list [M08]', () => {
  it('is the newest first, 24 a page, each ad once, and beyond the end nothing', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => list(`category_id=1&page=${page}`)));
    expect(pages.flatMap(({ data }) => idsOf(data))).toEqual(cars);
    expect(pages.map(({ data }) => data.length)).toEqual([24, 24, 11, 0]);
    for (const { meta } of pages) expect(meta).toMatchObject({ total: 59, pages: 3, per_page: 24 });
  });

  it('opens with at most six TOP ads that match, which keep their own place [T28]', async () => {
    const { data, meta } = await list('category_id=1');
    expect(meta.top).toHaveLength(6);
    expect(topCars).toEqual(expect.arrayContaining(idsOf(meta.top)));
    expect(meta.top[0]?.tiers).toEqual(['top']);
    expect(idsOf(data).filter((id) => topCars.includes(id))).toEqual([]);
    expect((await list('category_id=1&filters=gorivo:dizel')).meta.top).toEqual([]);
  });

  it('draws other TOP ads each hour, the same within one', async () => {
    const group = async () => idsOf((await list('category_id=1')).meta.top).join();
    const drawn = new Set<string>();
    for (let hour = 0; hour < 6; hour += 1) {
      now = Math.floor(opened / 3_600_000) * 3_600_000 + hour * 3_600_000;
      const early = await group();
      now += 3_599_000;
      expect(await group()).toBe(early);
      drawn.add(early);
    }
    now = opened;
    expect(drawn.size).toBeGreaterThan(1);
  });

  it.each(['sort=created_at&order=desc', 'sort=price', 'order=asc', 'page=2', 'sort=relevance&q=golf'])(
    'has no TOP group with %s, and tiers are labels only',
    async (query) => {
      const { data, meta } = await list(`category_id=1&${query}`);
      expect([data.length > 0, meta.top]).toEqual([true, []]);
    },
  );
});

describe('what is listed', () => {
  it('is active ads of sellers in good standing in visible categories [M02, H08, J105]', async () => {
    const { meta } = await list();
    const everything = cars.length + ['full', 'budapest', 'scooter', 'motorcycle'].length;
    expect(meta.total).toBe(everything);
    expect((await api.app.inject({ url: `/v3/ads/${named['hidden']}` })).statusCode).toBe(404);
  });

  it('is of a category with those below it', async () =>
    expect(new Set(idsOf((await list('category_id=2')).data))).toEqual(
      new Set([named['motorcycle'], named['scooter']]),
    ));

  it('is of the countries that are joined by *, or of all [F07]', async () => {
    expect(idsOf((await list('country=HU')).data)).toEqual([named['budapest']]);
    expect((await list('country=hu*RS')).meta.total).toBe((await list()).meta.total);
    expect((await list('country=DE')).data).toEqual([]);
  });

  it('leaves out an ad that was sold since the index was asked', async () => {
    const { search, database } = api;
    const sold = await insertAd(database.sql, { status: 6 });
    const ads = createAds({
      noteMissed: () => {},
      taxonomy: search.taxonomy,
      index: () => ({
        search: async (asked) => ({ ...(await search.index().search(asked)), ids: [sold, named['full'] ?? 0] }),
      }),
      store: postgresAdStore(database.sql),
      findSimilar: () => Promise.resolve([sold]),
      findOthersOfSeller: () => Promise.resolve([sold]),
      findHomeAds: () => Promise.resolve([]),
      now: () => now,
    });
    const listed = await ads.list({ ...emptyCatalogQuery, page: 2, lang: 'en' }, 'en');
    expect(listed).toMatchObject({ data: [{ id: named['full'] }] });
    expect(await ads.similar(named['full'] ?? 0, 'en')).toEqual([]);
    expect(await ads.othersOfSeller(named['full'] ?? 0, 'en')).toEqual([]);
  });

  it('has counts that equal SQL', async () => {
    const { meta } = await list('category_id=1&filters=gorivo:dizel');
    const rows = await api.database.sql<{ slug: string; ads: number }[]>`
      select filter.slug, count(*) as ads from active_ad join filter on filter.id = any (filter_ids)
      where category_id = 1 group by filter.slug`;
    expect(meta.facets['gorivo']).toEqual(Object.fromEntries(rows.map(({ slug, ads }) => [slug, ads])));
    expect(meta.facets['vozilo']).toEqual({ volkswagen: 33 });
    expect(meta.facets['region']).toEqual({ beograd: 33 });
    expect(meta.total).toBe(33);
  });
});

describe('a filter that no longer exists', () => {
  it.each([
    ['gorivo:dizel*ugalj', ['gorivo:ugalj'], 33],
    ['gorivo:ugalj', ['gorivo:ugalj'], 59],
    ['krila:dva*tri;gorivo:dizel', ['krila:dva', 'krila:tri'], 33],
    ['vozilo:volkswagen.tabla', ['vozilo:volkswagen.tabla'], 59],
    ['cena:skupo', ['cena:skupo'], 59],
    ['cena:3000', ['cena:3000'], 59],
    ['gorivo:1..2', ['gorivo:1..2'], 59],
    ['tip-bicikla:gradski', ['tip-bicikla:gradski'], 59],
  ])('is ignored and reported: %s', async (filters, unknown, total) =>
    expect((await list(`category_id=1&filters=${filters}`)).meta).toMatchObject({ unknown, total }),
  );
});

describe('a filter that was renamed', () => {
  it('is followed from its old slug', async () => {
    const { meta } = await list('category_id=1&filters=gorivo:nafta');
    expect(meta).toMatchObject({ unknown: [], total: 33 });
  });
});

describe('an empty list', () => {
  it('names the filter whose removal brings most ads [M51]', async () => {
    const { meta } = await list('category_id=1&filters=cena:1..2;gorivo:dizel');
    expect(meta).toMatchObject({ total: 0, narrowest: { key: 'cena', total: 33 } });
  });

  it('names none where no single one helps, and a full list names none', async () => {
    expect((await list('category_id=1&filters=cena:1..2;godiste:1900..1901')).meta.narrowest).toBeNull();
    expect((await list('category_id=1')).meta.narrowest).toBeNull();
  });
});

describe('words in the query [N01]', () => {
  it.each(['Čačak', 'cacak', 'Чачак'])('"%s" finds Čačak', async (q) =>
    expect(idsOf((await list(`q=${encodeURIComponent(q)}`)).data)).toEqual([named['scooter']]),
  );

  it.each(['shkoda oktavia', 'škoda octavia', 'octavja'])('"%s" finds Škoda Octavia', async (q) =>
    expect(idsOf((await list(`q=${encodeURIComponent(q)}`)).data)).toEqual([named['full']]),
  );
});

describe('a query that cannot be read', () => {
  it.each([
    ['category_id=999', { category_id: ['unknown'] }],
    ['page=1e3', { page: ['format'] }],
    ['page=1&page=2', { page: ['repeated'] }],
    ['sort=colour&order=up', { sort: ['value'], order: ['value'] }],
    [`filters=k:${Array.from({ length: 51 }, (_, n) => n).join('*')}`, { filters: ['too-many-values'] }],
    [`filters=k:${'v'.repeat(2000)}`, { filters: ['too-long'] }],
    [`filters=${Array.from({ length: 31 }, (_, n) => `k${n}:v`).join(';')}`, { filters: ['too-many-groups'] }],
    ['filters=cena:9..x', { filters: ['malformed'] }],
    ['price=5', { price: ['unknown'] }],
  ])('%s is a bad-query that names the field', async (query, errors) => {
    const { error, errors: found, data } = await list(query);
    expect([error, data]).toEqual(['bad-query', null]);
    expect(found).toEqual(errors);
  });
});
