import type { Feed, FeedDetails, FeedReport, FeedRow, FeedRun, FreeSlots, MyAd } from '@volan/api-contract';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FetchRefused } from '../media/fetchPublicFile.ts';
import { fine, openTestSelling, type TestSelling } from '../selling/sellingTesting.ts';
import { insertAd } from '../testing/insertAd.ts';
import { insertCompany } from '../testing/insertCompany.ts';
import type { TestPerson } from '../testing/openTestAccounts.ts';
import { deadAfterMinutes, doOneRun, queueDueRuns } from './feedJobs.ts';
import { runsOf } from './feedStore.ts';
import { feedFetcher } from './index.ts';

let test: TestSelling;
/** What the internet holds in these tests, by address. */
const internet = new Map<string, Uint8Array>();
/** Addresses that were asked for. */
const asked: string[] = [];

beforeAll(async () => {
  test = await openTestSelling({ fetchFeed: fetchFile });
});
afterAll(() => test.close());

let dealer: TestPerson;
let company: number;
beforeEach(async () => {
  internet.clear();
  asked.length = 0;
  await test.beginAnew();
  // the same vehicles of another test would look like doubles
  await test.database.sql`delete from ad`;
  dealer = await test.seller({ type: 2 });
  company = await openCompany(dealer);
});

async function fetchFile(address: string, limits: { maxBytes: number; accept: string }) {
  asked.push(address);
  const found = internet.get(address);
  if (found) return found;
  if (address.startsWith('http://127.')) return feedFetcher(false)(address, limits);
  throw new FetchRefused('Nobody knows it.');
}

async function openCompany({ user }: TestPerson, plan: 'lot' | null = 'lot') {
  const { sql } = test.database;
  await insertCompany(sql, { seller: user.id, name: `Auto ${user.id}` });
  if (plan) {
    await sql`
      insert into user_plan (user_id, plan, starts_at, ends_at)
      values (${user.id}, ${plan}, now() - interval '1 day', now() + interval '300 days')`;
  }
  const [row] = await sql<{ id: number }[]>`select id::int from company where user_id = ${user.id}`;
  return row?.id ?? 0;
}

const as = (by: TestPerson) => ({ as: by.accessToken });
const head = 'sifra;marka;model;godište;kilometraža;cena;gorivo;stanje;opis;slike';
const golf = (id: string, price = '10.500', more = {}) => {
  const cells = { year: '2015', km: '183.000', fuel: 'dizel', text: 'Redovno održavan.', pictures: '', ...more };
  return [id, 'VW', 'Golf', cells.year, cells.km, price, cells.fuel, 'polovno', cells.text, cells.pictures].join(';');
};
const csv = (...rows: string[]) => new TextEncoder().encode([head, ...rows, ''].join('\r\n'));

async function newFeed(url = '', by = dealer, companyId = company) {
  const body = { company_id: companyId, category_id: test.categories['vehicles'], name: 'Plac', url };
  return test.call('PUT', '/company/feed/create', body, as(by));
}

/** A feed with this file and the mapping that is guessed. */
async function feedOf(file: Uint8Array) {
  const feed = fine<Feed>(await newFeed());
  await upload(feed.id, file);
  await saveGuess(feed.id);
  return feed.id;
}

async function saveGuess(id: number) {
  const { mapping } = fine<FeedDetails>(await test.call('GET', `/company/feed?id=${id}`, null, as(dealer)));
  fine<Feed>(await test.call('POST', '/company/feed/update', { id, mapping }, as(dealer)));
  return mapping;
}

/** Sends a file as a form does. */
async function upload(id: number, file: Uint8Array, name = 'plac.csv') {
  const form = new FormData();
  form.append('id', String(id));
  form.append('file', new File([new Uint8Array(file)], name));
  const request = new Request('http://localhost', { method: 'POST', body: form });
  const answer = await test.app.inject({
    method: 'POST',
    url: '/v3/company/feed/file',
    headers: {
      authorization: `Bearer ${dealer.accessToken}`,
      'x-app-version': 'test',
      'content-type': request.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return answer.json<{ data: Feed | null; errors: Record<string, string[]> | null }>();
}

const jobs = () => ({
  ...{ sql: test.database.sql, taxonomy: test.search.taxonomy, uploads: test.uploads, pictures: test.pictures },
  ...{ fetchFile, now: () => test.now },
});
const failed = (error: unknown) => {
  throw error;
};
const work = () => doOneRun(jobs(), failed);

/** Runs a feed to its end; gives its report. */
async function run(id: number, dry = 0) {
  const begun = fine<FeedRun>(await test.call('POST', '/company/feed/run', { id, dry }, as(dealer)));
  expect(await work()).toBe(true);
  return report(begun.id);
}

const report = async (runId: number, by = dealer) =>
  fine<FeedReport>(await test.call('GET', `/company/feed/report?run=${runId}`, null, as(by)));

const adsOf = (id: number) => test.database.sql<
  { id: number; status: number; price: number; version: string; mileage: number }[]
>`
  select ad.id::int, status, price, mileage, updated_at::text as version from ad join feed_item on ad_id = ad.id
  where feed_id = ${id} order by feed_item.source_id`;

describe('a feed of a company', () => {
  it('tells what a file of 200 cars would do, takes corrections of two rows, and publishes them all [H07]', async () => {
    const rows = Array.from({ length: 200 }, (_, index) =>
      golf(`A${String(index).padStart(3, '0')}`, `${10 + (index % 40)}.500`, {
        year: index === 7 ? '2951' : '2015',
        fuel: index === 9 ? 'dizlaš' : 'dizel',
        km: `${100 + index}.000`,
      }),
    );
    const id = await feedOf(csv(...rows));
    const dry = await run(id, 1);
    expect(dry.run).toMatchObject({ state: 'done', read: 200, created: 198, refused: 2, dry: true });
    expect(await adsOf(id)).toEqual([]);
    const [first, second] = dry.rows;
    expect([first?.problems, second?.problems]).toEqual([
      [{ field: 'year', value: '2951', reason: 'out-of-range', is_error: true }],
      [{ field: 'answers.gorivo', value: 'dizlaš', reason: 'unknown-value', is_error: true }],
    ]);
    for (const [row, fields] of [
      [first, { year: '2015' }],
      [second, { 'answers.gorivo': 'dizel' }],
    ] as const) {
      const sent = { run: dry.run.id, row: row?.row, line: row?.line, fields };
      const corrected = fine<FeedRow>(await test.call('POST', '/company/feed/correct', sent, as(dealer)));
      expect(corrected).toMatchObject({ outcome: 'created', problems: [], corrected: fields });
    }
    expect((await run(id)).run).toMatchObject({ created: 200, refused: 0 });
    expect((await adsOf(id)).length).toBe(200);
    const again = await run(id);
    expect(again.run).toMatchObject({ read: 200, unchanged: 200, created: 0, updated: 0 });
    expect(again.rows).toEqual([]);
  }, 120_000);

  it('edits an ad whose row has changed, and leaves the others alone', async () => {
    const id = await feedOf(csv(golf('A1'), golf('A2', '12.000')));
    await run(id);
    const before = await adsOf(id);
    await upload(id, csv(golf('A1', '9.900'), golf('A2', '12.000')));
    expect((await run(id)).run).toMatchObject({ updated: 1, unchanged: 1 });
    const after = await adsOf(id);
    expect(after.map(({ price }) => price)).toEqual([9900, 12_000]);
    expect(after[1]).toEqual(before[1]);
  });

  it('pauses ads that vanish, and makes them public again when they are back', async () => {
    const id = await feedOf(csv(golf('A1'), golf('A2', '12.000'), golf('A3', '13.000')));
    await run(id);
    await upload(id, csv(golf('A1'), golf('A2', '12.000')));
    const gone = await run(id);
    expect(gone.run).toMatchObject({ paused: 1, unchanged: 2 });
    expect(gone.rows).toMatchObject([{ outcome: 'paused', row: 'A3' }]);
    expect((await adsOf(id)).map(({ status }) => status)).toEqual([2, 2, 4]);
    await upload(id, csv(golf('A1'), golf('A2', '12.000'), golf('A3', '13.000')));
    expect((await run(id)).run).toMatchObject({ resumed: 1, unchanged: 3 });
    expect((await adsOf(id)).map(({ status }) => status)).toEqual([2, 2, 2]);
  });

  it('gives the places of ads that vanish to those that came, in the same run, also when it is tried out [T09c]', async () => {
    const id = await feedOf(csv(golf('A1'), golf('A2', '12.000'), golf('A3', '13.000')));
    await run(id);
    const { free } = fine<FreeSlots>(await test.call('GET', '/user/free-slots', null, as(dealer)));
    await Promise.all(Array.from({ length: free }, () => insertAd(test.database.sql, { seller: dealer.user.id })));
    await upload(id, csv(golf('A1'), golf('A2', '12.000'), golf('B1', '14.000')));
    expect((await run(id, 1)).run).toMatchObject({ created: 1, paused: 1, refused: 0 });
    expect((await run(id)).run).toMatchObject({ created: 1, paused: 1, refused: 0 });
  });

  it('pauses nothing when the file has less than half of its rows, and says so', async () => {
    const id = await feedOf(csv(golf('A1'), golf('A2', '12.000'), golf('A3', '13.000')));
    await run(id);
    await upload(id, csv(golf('A1')));
    expect((await run(id)).run).toMatchObject({ state: 'done', paused: 0, held_back: 2 });
    expect((await adsOf(id)).every(({ status }) => status === 2)).toBe(true);
  });

  it('keeps a correction until the file says something else', async () => {
    const id = await feedOf(csv(golf('A1', '10.500', { year: '2951' })));
    const { run: dry, rows } = await run(id, 1);
    const sent = { run: dry.id, row: 'A1', line: rows[0]?.line, fields: { year: '2015' } };
    fine<FeedRow>(await test.call('POST', '/company/feed/correct', sent, as(dealer)));
    await run(id);
    await upload(id, csv(golf('A1', '9.900', { year: '2951' })));
    expect((await run(id)).run).toMatchObject({ updated: 1, refused: 0 });
    await upload(id, csv(golf('A1', '9.900', { year: '2950' })));
    expect((await run(id)).run).toMatchObject({ refused: 1 });
  });

  it.each([
    ['auto', '11.111', 11111],
    ['auto', '11,111 €', 11111],
    ['point', '11.111', 11111],
    ['comma', '11,111', 11111],
    ['comma', '12 500', 12500],
    ['auto', '12500,-', 12500],
  ] as const)(
    'reads a corrected price as people write it, with marks “%s” of the file: %s',
    async (marks, typed, price) => {
      const id = await feedOf(csv(golf('A1', 'na upit', { km: '183000' })));
      const { mapping } = fine<FeedDetails>(await test.call('GET', `/company/feed?id=${id}`, null, as(dealer)));
      fine<Feed>(
        await test.call('POST', '/company/feed/update', { id, mapping: { ...mapping, decimal: marks } }, as(dealer)),
      );
      const { run: dry, rows } = await run(id, 1);
      const sent = { run: dry.id, row: 'A1', line: rows[0]?.line, fields: { price: typed } };
      const corrected = fine<FeedRow>(await test.call('POST', '/company/feed/correct', sent, as(dealer)));
      expect(corrected).toMatchObject({ outcome: 'created', corrected: { price: typed } });
      await run(id);
      expect(await adsOf(id)).toMatchObject([{ price }]);
    },
  );

  it('takes kilometres from miles, and no price in another currency, from the file and from a correction', async () => {
    const id = await feedOf(csv(golf('A1', '9900 KM', { km: '100000 mi' }), golf('A2', '10500', { km: '183000' })));
    const { run: dry, rows } = await run(id, 1);
    const problemsOf = (all: readonly FeedRow[], row: string) =>
      all.find((one) => one.row === row)?.problems.map(({ field, reason }) => [field, reason]);
    expect(problemsOf(rows, 'A1')).toContainEqual(['price', 'unknown-value']);
    const line = rows.find(({ row }) => row === 'A2')?.line;
    const correct = (fields: object) =>
      test.call('POST', '/company/feed/correct', { run: dry.id, row: 'A2', line, fields }, as(dealer));
    const refused = fine<FeedRow>(await correct({ price: '9.900 RSD' }));
    expect(problemsOf([refused], 'A2')).toContainEqual(['price', 'unknown-value']);
    fine<FeedRow>(await correct({ price: '9.900 €', mileage: '100000 mi' }));
    await run(id);
    expect(await adsOf(id)).toMatchObject([{ price: 9900, mileage: 160_934 }]);
  });

  it('leaves an ad that was sold or deleted by hand as it is', async () => {
    const id = await feedOf(csv(golf('A1')));
    await run(id);
    const [ad] = await adsOf(id);
    fine(await test.call('DELETE', `/ads/delete/${ad?.id}`, null, as(dealer)));
    await upload(id, csv(golf('A1', '9.900')));
    expect((await run(id)).rows).toMatchObject([{ outcome: 'unchanged', problems: [{ reason: 'ad-ended' }] }]);
    expect((await adsOf(id)).length).toBe(1);
  });

  it('sends what looks risky to a moderator, and gives no ad beyond the packet [M05, T09c]', async () => {
    const id = await feedOf(csv(golf('A1', '10.500', { text: 'Zovite 064 123 4567' }), golf('A2', '11.000')));
    await test.database.sql`update users set created_at = now() where id = ${dealer.user.id}`;
    await run(id);
    const inPending = await test.database.sql`select from ad_review where waiting_since is not null and ad_id in
      (select ad_id from feed_item where feed_id = ${id})`;
    expect(inPending.length).toBeGreaterThan(0);
    await test.database.sql`delete from user_plan where user_id = ${dealer.user.id}`;
    const refused = await test.call('POST', '/company/feed/run', { id, dry: 0 }, as(dealer));
    expect([refused.status, refused.errors]).toEqual([422, { plan: ['plan-needed'] }]);
  });

  it('takes the pictures that a row names, once, and goes on without those that are none', async () => {
    const [one, two] = ['https://slike.test/1.jpg', 'https://slike.test/2.jpg'];
    const noise = { create: { width: 640, height: 480, channels: 3, background: '#a33' } } as const;
    internet.set(one, new Uint8Array(await sharp(noise).jpeg().toBuffer()));
    const file = csv(golf('A1', '10.500', { pictures: `${one}|${two}` }));
    const id = await feedOf(file);
    const { rows, run: first } = await run(id);
    expect(first.created).toBe(1);
    expect(rows[0]?.problems).toMatchObject([{ field: 'pictures', value: two, reason: 'picture', is_error: false }]);
    internet.set(
      two,
      new Uint8Array(
        await sharp({ ...noise, create: { ...noise.create, background: '#33a' } })
          .jpeg()
          .toBuffer(),
      ),
    );
    asked.length = 0;
    expect((await run(id)).run.updated).toBe(1);
    expect(asked).toEqual([two]);
    const [counted] = await test.database.sql<{ count: number }[]>`
      select count(*)::int from ad_image join feed_item using (ad_id) where feed_id = ${id}`;
    expect(counted?.count).toBe(2);
  });
});

describe('a feed with an address', () => {
  const url = 'https://salon.test/plac.csv';

  it('is fetched when its hour has come, and never by two workers at once', async () => {
    internet.set(url, csv(golf('A1')));
    const feed = fine<Feed>(await newFeed(url));
    await saveGuess(feed.id);
    fine(await test.call('POST', '/company/feed/update', { id: feed.id, schedule: 'hourly' }, as(dealer)));
    const { sql } = test.database;
    const isDue = async () => {
      await queueDueRuns(sql, new Date(test.now));
      const [row] = await sql`select from feed_run where feed_id = ${feed.id} and ended_at is null`;
      return row !== undefined;
    };
    expect(await isDue()).toBe(true);
    const begun = await test.call('POST', '/company/feed/run', { id: feed.id, dry: 0 }, as(dealer));
    expect(begun.error).toBe('conflict');
    expect(await Promise.all([work(), work()])).toEqual(expect.arrayContaining([true, false]));
    expect((await adsOf(feed.id)).length).toBe(1);
    test.now += 59 * 60_000;
    expect(await isDue()).toBe(false);
    test.now += 60_000;
    expect(await isDue()).toBe(true);
    internet.delete(url);
    await work();
    const [last] = await runsOf(sql, feed.id, 1);
    expect(last).toMatchObject({ state: 'failed', error: 'unreachable', paused: 0 });
    expect((await adsOf(feed.id)).map(({ status }) => status)).toEqual([2]);
  });

  it('whose worker was killed is read anew by another, and no ad is doubled', async () => {
    const id = await feedOf(csv(golf('A1'), golf('A2', '12.000')));
    const { sql } = test.database;
    const begun = fine<FeedRun>(await test.call('POST', '/company/feed/run', { id, dry: 0 }, as(dealer)));
    let rows = 0;
    await doOneRun(
      jobs(),
      () => {},
      () => (rows += 1) > 1,
    );
    expect((await adsOf(id)).length).toBe(1);
    // as a kill leaves it: claimed, and what was written of the ad is not noted yet
    await sql`delete from feed_item where feed_id = ${id}`;
    await sql`update feed_run set worker = gen_random_uuid(), seen_at = ${new Date(test.now)} where id = ${begun.id}`;
    expect(await work()).toBe(false);
    test.now += (deadAfterMinutes + 1) * 60_000;
    expect(await work()).toBe(true);
    expect((await report(begun.id)).run).toMatchObject({ state: 'done', read: 2 });
    const [counted] = await sql<{ count: number }[]>`select count(*)::int from ad where user_id = ${dealer.user.id}`;
    expect(counted?.count).toBe(2);
  });

  it('stays with its worker while one row takes long', async () => {
    const { sql } = test.database;
    const id = await feedOf(csv(golf('A1', '10.500', { pictures: 'https://slow.example/1.jpg' })));
    const begun = fine<FeedRun>(await test.call('POST', '/company/feed/run', { id, dry: 0 }, as(dealer)));
    const [begins, slow] = [Promise.withResolvers<void>(), Promise.withResolvers<never>()];
    const fetchSlowly = () => {
      begins.resolve();
      return slow.promise;
    };
    const running = doOneRun({ ...jobs(), fetchFile: fetchSlowly }, failed, () => false, 20);
    await begins.promise;
    test.now += (deadAfterMinutes + 1) * 60_000;
    const seen = async () =>
      (await sql`select 1 from feed_run where id = ${begun.id} and seen_at = ${new Date(test.now)}`).length;
    await expect.poll(seen).toBe(1);
    expect(await work()).toBe(false);
    slow.reject(new FetchRefused('too late'));
    await running;
    expect((await report(begun.id)).run).toMatchObject({ state: 'done', created: 1 });
  });

  it('is never fetched from the network of the server', async () => {
    const refused = await newFeed('http://127.0.0.1/plac.csv');
    expect([refused.status, refused.errors]).toEqual([422, { url: ['not-public'] }]);
  });
});

describe('the file of a feed', () => {
  it.each([
    [
      'JSON',
      '{"vozila":[{"id":"A1","make":"VW","model":"Golf","price":10500},{"id":"A2","make":"VW","model":"Polo"}]}',
    ],
    [
      'XML',
      '<cars><car id="A1"><make>VW</make><model>Golf</model><price>10500</price></car><car id="A2"><make>VW</make><model>Polo</model></car></cars>',
    ],
  ])('may be %s', async (_kind, text) => {
    const feed = fine<Feed>(await newFeed());
    expect((await upload(feed.id, new TextEncoder().encode(text))).errors).toBe(null);
    const details = fine<FeedDetails>(await test.call('GET', `/company/feed?id=${feed.id}`, null, as(dealer)));
    expect(details.mapping.columns).toEqual({ id: 'id', make: 'make', model: 'model', price: 'price' });
    expect(details.sample[0]).toEqual(
      details.columns.map((name) => ({ id: 'A1', make: 'VW', model: 'Golf', price: '10500' })[name]),
    );
  });

  it('is read once, apart from all other calls, when it is sent', async () => {
    const feed = fine<Feed>(await newFeed());
    let threads = 0;
    const count = () => (threads += 1);
    process.on('worker', count);
    const file = csv(golf('A1', '10.500', { text: 'x'.repeat(40_000) }), golf(`only ${feed.id}`));
    expect((await upload(feed.id, file)).errors).toBe(null);
    for (let time = 1; time <= 2; time += 1) {
      const { sample } = fine<FeedDetails>(await test.call('GET', `/company/feed?id=${feed.id}`, null, as(dealer)));
      expect(sample[1]?.[0]).toBe(`only ${feed.id}`);
    }
    process.off('worker', count);
    expect(threads).toBe(1);
  });

  it.each([
    ['an empty one', '', 'required'],
    ['one without rows', 'marka;model\n', 'empty'],
    ['one that is no table', 'zdravo svima\nkako ste\n', 'unreadable'],
    ['one with a quote that is never closed', 'marka;model\n"VW;Golf\n', 'unreadable'],
    ['XML with entities of its own', '<!DOCTYPE a [<!ENTITY b "c">]><a><b x="1"/><b x="2"/></a>', 'unreadable'],
  ])('is refused: %s', async (_what, text, code) => {
    const feed = fine<Feed>(await newFeed());
    expect((await upload(feed.id, new TextEncoder().encode(text))).errors).toEqual({ file: [code] });
  });
});

describe('the feeds of a company', () => {
  it('are those of its people: strangers do not learn that they are there [H07]', async () => {
    const id = await feedOf(csv(golf('A1')));
    const { run: made } = await run(id, 1);
    const stranger = await test.seller({ type: 2 });
    const own = await openCompany(stranger);
    const tries = [
      ['GET', `/company/feeds?company_id=${company}`],
      ['GET', `/company/feed?id=${id}`],
      ['GET', `/company/feed/report?run=${made.id}`],
      ['DELETE', `/company/feed?id=${id}`],
      ['POST', '/company/feed/run', { id, dry: 1 }],
      ['POST', '/company/feed/update', { id, name: 'Moj' }],
      ['POST', '/company/feed/correct', { run: made.id, row: 'A1', line: 2, fields: { year: '2000' } }],
      ['PUT', '/company/feed/create', { company_id: company, category_id: test.categories['vehicles'], name: 'X' }],
    ] as const;
    for (const [method, path, body] of tries) {
      expect([path, (await test.call(method, path, body ?? null, as(stranger))).status]).toEqual([path, 404]);
    }
    expect(own).not.toBe(company);
    // staff of the company may
    const staff = await test.seller();
    await test.database.sql`
      insert into company_member (company_id, user_id, role) values (${company}, ${staff.user.id}, 'staff')`;
    expect((await report(made.id, staff)).run.id).toBe(made.id);
  });

  it('that are removed leave their ads, which end like those that were typed', async () => {
    const id = await feedOf(csv(golf('A1')));
    await run(id);
    const [ad] = await adsOf(id);
    fine(await test.call('DELETE', `/company/feed?id=${id}`, null, as(dealer)));
    const mine = fine<MyAd[]>(await test.call('GET', '/ads/mine', null, as(dealer)));
    expect(mine.map((one) => one.id)).toEqual([ad?.id]);
  });
});
