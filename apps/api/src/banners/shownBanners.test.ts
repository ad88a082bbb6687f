import type { Banner, BannerReportDay, ManagedBanner } from '@volan/api-contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { germany, serbia } from '../testing/administrators.ts';
import { openedForFile } from '../testing/openedForFile.ts';
import { deleteOldCounts, openBannerCounts } from './bannerCounts.ts';
import { dayAt, openTestBanners } from './bannerTesting.ts';

const test = openedForFile(openTestBanners);
beforeEach(async () => {
  await test.beginAnew();
  await test.empty();
});

const all = async (query = '', headers: Readonly<Record<string, string>> = {}) => {
  const { data, meta } = await test.call('GET', `/promotion/all?${query}`, null, { headers });
  return { ids: (data as readonly Banner[]).map(({ id }) => id), meta };
};
const bySlug = async (slug: string, brand = 'volan') =>
  (await test.call('GET', `/promotion/get?slug=${slug}`, null, { headers: { 'x-brand': brand } })).status;
/** Midnight of a day in Belgrade. */
const midnight = async (offset: number) => {
  const [row] = await test.database.sql<{ at: Date }[]>`
    select ${dayAt(offset)}::timestamp at time zone 'Europe/Belgrade' as at`;
  return row?.at.getTime() ?? 0;
};

describe('banners that visitors see [J79, J84, T57]', () => {
  it('appear at midnight of their first day and are gone at midnight of their end date', async () => {
    const { id, slug } = await test.complete({ position_id: 2, start_date: dayAt(2), end_date: dayAt(4) });
    const [start, end] = [await midnight(2), await midnight(4)];
    const seen = async (moment: number) => {
      test.now = moment;
      return [await all(), await bySlug(slug)];
    };
    const at = (moment: number | null) => ({ changes_at: moment && new Date(moment).toISOString() });
    expect(await seen(start - 1)).toEqual([{ ids: [], meta: at(start) }, 404]);
    expect(await seen(start)).toEqual([{ ids: [id], meta: at(end) }, 200]);
    expect(await seen(end - 1)).toEqual([{ ids: [id], meta: at(end) }, 200]);
    expect(await seen(end)).toEqual([{ ids: [], meta: at(null) }, 404]);
  });

  it('are only those that are switched on and have their files', async () => {
    const { id } = await test.complete({ position_id: 2 });
    await test.create({ position_id: 3 });
    expect((await all()).ids).toEqual([id]);
    await test.ask('POST', '/promotion/update-active', { id, active: 0 });
    expect((await all()).ids).toEqual([]);
  });

  it('are those of the page, brand, country and language', async () => {
    const made = {
      home: await test.complete({ position_id: 2 }),
      catalog: await test.complete({ position_id: 3 }),
      gearlane: await test.complete({ position_id: 2, brand: 'gearlane' }),
      germany: await test.complete({ position_id: 6, country_id: germany }),
      serbia: await test.complete({ position_id: 6, country_id: serbia }),
      english: await test.complete({ position_id: 6, language: 'en', country_id: serbia }),
    };
    const names = async (query: string, brand = 'volan') => {
      const { ids } = await all(query, { 'x-brand': brand });
      return Object.entries(made).flatMap(([name, { id }]) => (ids.includes(id) ? [name] : []));
    };
    expect(await names('page=home')).toEqual(['home']);
    expect(await names('page=home', 'gearlane')).toEqual(['gearlane']);
    expect(await names('page=ad&country=DE')).toEqual(['germany']);
    expect(await names('page=ad&country=RS&lang=en')).toEqual(['serbia', 'english']);
    // the host of all countries belongs to the home country of the brand
    expect(await names('lang=rs')).toEqual(['home', 'catalog', 'serbia']);
    expect(await bySlug(made.gearlane.slug)).toBe(404);
    expect(await bySlug(made.gearlane.slug, 'gearlane')).toBe(200);
  });

  it('have a label in the language of the reader, and no link but our own', async () => {
    const { id } = await test.complete({ position_id: 2 });
    const labels = async (lang: string) => (await test.shown(`lang=${lang}`)).map(({ label, href }) => [label, href]);
    expect(await labels('en')).toEqual([['Dunav bank, cash loan', `/go/banner/${id}`]]);
    expect(await labels('de')).toEqual([['Dunav banka, keš kredit', `/go/banner/${id}`]]);
  });

  it('of one position take turns by the hour, and say when', async () => {
    const made = [await test.complete({ position_id: 2 }), await test.complete({ position_id: 2 })];
    const firsts = new Set<number | undefined>();
    for (let hour = 0; hour < 24; hour += 1) {
      const { ids, meta } = await all();
      const next = (Math.floor(test.now / 3_600_000) + 1) * 3_600_000;
      expect([new Set(ids), meta]).toEqual([
        new Set(made.map(({ id }) => id)),
        { changes_at: new Date(next).toISOString() },
      ]);
      firsts.add(ids[0]);
      test.now = next;
    }
    expect(firsts.size).toBe(2);
  });

  it('reach the feed of changes with their positions, so that just these pages are made again', async () => {
    const { sql } = test.database;
    // banners of other tests are on the first positions, and their changes may come late
    const positions = await sql<{ id: number; code: string }[]>`
      select id, code from banner_position order by id desc limit 2`;
    const [first = { id: 0, code: '' }, second = { id: 0, code: '' }] = positions;
    const heard: string[] = [];
    const unsubscribe = test.search.changes.subscribe(({ banners }) => void heard.push(...banners));
    await test.create({ position_id: first.id });
    await expect.poll(() => heard, { timeout: 20_000 }).toContain(first.code);

    heard.length = 0;
    await sql`update banner set position_id = ${second.id} where position_id = ${first.id}`;
    await expect.poll(() => heard, { timeout: 20_000 }).toEqual(expect.arrayContaining([first.code, second.code]));
    unsubscribe();
  });
});

const person = { 'user-agent': 'Mozilla/5.0 (X11; Linux x64) Firefox/140.0' };
const see = async (ids: readonly number[], headers: Readonly<Record<string, string>> = person, as?: string) =>
  test.call('POST', '/promotion/seen', { ids }, { headers, ...(as !== undefined && { as }) });
const click = async (id: number, headers: Readonly<Record<string, string>> = person) =>
  test.call('POST', '/promotion/click', { id }, { headers });

describe('counting banners', () => {
  it('leaves out robots and administrators', async () => {
    const { id } = await test.complete({ position_id: 2 });
    const counted = async (headers: Readonly<Record<string, string>>, as?: string) =>
      (await see([id], headers, as)).data as { counted: number };
    expect(await counted(person)).toEqual({ counted: 1 });
    expect(await counted({ 'user-agent': 'Googlebot/2.1' })).toEqual({ counted: 0 });
    expect(await counted(person, test.head.accessToken)).toEqual({ counted: 0 });
    expect(await counted(person, test.local.accessToken)).toEqual({ counted: 0 });
  });

  it('counts 1,000 views and 1,000 clicks exactly, with robots and administrators among them', async () => {
    const { id } = await test.complete({ position_id: 2 });
    const robot = { 'user-agent': 'Mozilla/5.0 (compatible; bingbot/2.0)' };
    const clickBy = (as: string) => test.call('POST', '/promotion/click', { id }, { headers: person, as });
    for (let batch = 0; batch < 50; batch += 1) {
      const visits = Array.from({ length: 20 }, async () => [await see([id]), await click(id)]);
      const others = [see([id], robot), click(id, robot), see([id], person, test.head.accessToken)];
      await Promise.all([...visits, ...others, clickBy(test.local.accessToken)]);
    }

    const read = async () => ((await test.ask('GET', `/promotion/report?id=${id}`)).data as { total: object }).total;
    await expect.poll(read, { timeout: 30_000 }).toEqual({ impressions: 1000, clicks: 1000, rate: 1 });
  }, 120_000);

  it('refuses what is no list of up to 20 different banners, and too many views of one network', async () => {
    const wrong = [[], [1, 1], Array.from({ length: 21 }, (_, index) => index + 1)];
    for (const ids of wrong) expect((await see(ids)).status).toBe(422);
    const address = '203.0.113.7';
    const body = { ids: [1] };
    const send = async () => (await test.call('POST', '/promotion/seen', body, { headers: person, address })).status;
    expect(await send()).toBe(200);
    await test.database.sql`update rate_limit set points = 600 where key like 'banner-views%'`;
    expect(await send()).toBe(429);
  });

  it('sums impressions and clicks by day, of banners that are visible', async () => {
    const { id } = await test.complete({ position_id: 2 });
    const off = (await test.create({ active: 0 })).data as ManagedBanner;
    const counts = openBannerCounts(
      test.database.sql,
      () => test.now,
      () => {},
    );
    for (let views = 0; views < 3; views += 1) counts.count(id, 'impressions');
    counts.count(off.id, 'impressions');
    counts.count(999_999, 'clicks');
    await counts.write();
    counts.count(id, 'clicks');
    await counts.close();
    const report = async (banner: number) =>
      (await test.ask('GET', `/promotion/report?id=${banner}`)).data as {
        days: BannerReportDay[];
        total: object;
      };
    const { days, total } = await report(id);
    expect([days.length, days.at(-1)]).toEqual([30, { day: dayAt(0), impressions: 3, clicks: 1, rate: 0.3333 }]);
    expect(total).toEqual({ impressions: 3, clicks: 1, rate: 0.3333 });
    expect((await report(off.id)).total).toEqual({ impressions: 0, clicks: 0, rate: null });
  });

  it('keeps the numbers for 25 months', async () => {
    const { id } = await test.complete({ position_id: 2 });
    const { sql } = test.database;
    for (const months of [24, 26]) {
      await sql`
        insert into banner_day (banner_id, day, clicks)
        values (${id}, current_date - make_interval(months => ${months}), 1)`;
    }
    expect([await deleteOldCounts(sql), await deleteOldCounts(sql)]).toEqual([1, 0]);
  });

  it('gives a CSV with the same rows, and writes that down', async () => {
    const { id } = await test.complete({ position_id: 2 });
    await test.database.sql`
      insert into banner_day (banner_id, day, impressions, clicks) values (${id}, ${dayAt(0)}, 200, 3)`;
    const { body, headers } = await test.ask(
      'GET',
      `/api/admin/export/banner?id=${id}&from=${dayAt(-1)}&to=${dayAt(0)}`,
    );
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    const rows = body.replace('\uFEFF', '').replaceAll('"', '').trim().split(/\r?\n/);
    expect(rows).toEqual(['day,impressions,clicks,rate', `${dayAt(-1)},0,0,`, `${dayAt(0)},200,3,0.015`]);
    const [entry] = await test.database.sql`select action, details from audit_entry order by id desc limit 1`;
    expect(entry).toMatchObject({ action: 'banners.exported', details: { id } });
  });

  it.each([
    ['days in the wrong order', `from=${dayAt(1)}&to=${dayAt(0)}`, { to: ['dates-reversed'] }],
    ['more than 400 days', `from=${dayAt(-401)}&to=${dayAt(0)}`, { from: ['max'] }],
  ])('refuses a report of %s', async (_name, query, errors) => {
    const { id } = (await test.create()).data as ManagedBanner;
    expect((await test.ask('GET', `/promotion/report?id=${id}&${query}`)).errors).toEqual(errors);
  });
});

describe('a click on a banner', () => {
  it('leads to the stored link, also after the end, and for a robot too', async () => {
    const { id, link } = await test.complete({ position_id: 2 });
    expect((await click(id)).data).toEqual({ target: link });
    expect((await click(id, { 'user-agent': 'Googlebot/2.1' })).data).toEqual({ target: link });
    test.now = await midnight(10);
    expect((await click(id)).data).toEqual({ target: link });
  });

  it('leads nowhere if the banner is off, has not begun, or does not exist', async () => {
    const off = await test.complete({ position_id: 2, active: 0 });
    const planned = await test.complete({ position_id: 2, start_date: dayAt(3) });
    const answers = [await click(off.id), await click(planned.id), await click(999_999)];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  });

  it('takes no address from the request', async () => {
    const { id } = await test.complete({ position_id: 2 });
    const { status } = await test.call('POST', '/promotion/click', { id, target: 'https://evil.example' });
    expect(status).toBe(422);
  });
});
