import type { Feed, FeedDetails, FeedRow, FreeSlots, MyAd } from '@volan/api-contract';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countReadings } from '../testing/countReadings.ts';
import { isFull } from '../../../../tools/testing/isFull.ts';
import { fine } from '../selling/sellingTesting.ts';
import { insertAd } from '../testing/insertAd.ts';
import { as, csvOf, golfRow, openCompany, openTestFeeds, type TestFeeds } from './feedTesting.ts';

/** Number of rows of a large file. */
const many = isFull ? 200 : 25;

let feeds: TestFeeds;
beforeAll(async () => {
  feeds = await openTestFeeds();
});
beforeEach(() => feeds.beginAnew());
afterAll(() => feeds.test.close());

describe('a feed of a company', () => {
  it('tells what a file of many cars would do, takes corrections of two rows, and publishes them all [H07]', async () => {
    const rows = Array.from({ length: many }, (_, index) =>
      golfRow(`A${String(index).padStart(3, '0')}`, `${10 + (index % 40)}.500`, {
        year: index === 7 ? '2951' : '2015',
        fuel: index === 9 ? 'dizlaš' : 'dizel',
        km: `${100 + index}.000`,
      }),
    );
    const id = await feeds.feedOf(csvOf(...rows));
    const dry = await feeds.run(id, 1);
    expect(dry.run).toMatchObject({ state: 'done', read: many, created: many - 2, refused: 2, dry: true });
    expect(await feeds.adsOf(id)).toEqual([]);
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
      const corrected = fine<FeedRow>(await feeds.test.call('POST', '/company/feed/correct', sent, as(feeds.dealer)));
      expect(corrected).toMatchObject({ outcome: 'created', problems: [], corrected: fields });
    }
    expect((await feeds.run(id)).run).toMatchObject({ created: many, refused: 0 });
    expect((await feeds.adsOf(id)).length).toBe(many);
    const again = await feeds.run(id);
    expect(again.run).toMatchObject({ read: many, unchanged: many, created: 0, updated: 0 });
    expect(again.rows).toEqual([]);
  }, 120_000);

  it('names all errors of a row at once: of unreadable cells, of limits, and of values that its ad needs', async () => {
    const row = golfRow('A1', 'skupo', { year: '2951', km: '-5', fuel: 'dizlaš' }).replace(';polovno;', ';;');
    const id = await feeds.feedOf(csvOf(row));
    const [refused] = (await feeds.run(id, 1)).rows;
    expect(refused).toMatchObject({ outcome: 'refused' });
    expect(refused?.problems.map(({ field, reason }) => `${field} ${reason}`).toSorted()).toEqual([
      'answers.gorivo unknown-value',
      'answers.stanje-vozila required',
      'mileage out-of-range',
      'price not-a-number',
      'year out-of-range',
    ]);
  });

  it('publishes a vehicle that cannot be new as used, and says so beside the row', async () => {
    const id = await feeds.feedOf(csvOf(golfRow('A1').replace(';polovno;', ';novo;')));
    const problems = [{ field: 'answers.stanje-vozila', value: 'novo', reason: 'not-new', is_error: false }];
    expect((await feeds.run(id, 1)).rows).toMatchObject([{ outcome: 'created', problems }]);
    expect((await feeds.run(id)).rows).toMatchObject([{ outcome: 'created', problems }]);
    const conditions = await feeds.test.database.sql`
      select filter.slug from ad join filter on filter.id = any (ad.filter_ids)
      where ad.user_id = ${feeds.dealer.user.id} and filter.slug in ('novo', 'polovno')`;
    expect(conditions).toEqual([{ slug: 'polovno' }]);
    expect((await feeds.run(id)).run).toMatchObject({ unchanged: 1 });
  });

  it('edits an ad whose row has changed, and leaves the others alone', async () => {
    const id = await feeds.feedOf(csvOf(golfRow('A1'), golfRow('A2', '12.000')));
    await feeds.run(id);
    const before = await feeds.adsOf(id);
    await feeds.upload(id, csvOf(golfRow('A1', '9.900'), golfRow('A2', '12.000')));
    expect((await feeds.run(id)).run).toMatchObject({ updated: 1, unchanged: 1 });
    const after = await feeds.adsOf(id);
    expect(after.map(({ price }) => price)).toEqual([9900, 12_000]);
    expect(after[1]).toEqual(before[1]);
  });

  it('pauses ads that vanish, and makes them public again when they are back', async () => {
    const id = await feeds.feedOf(csvOf(golfRow('A1'), golfRow('A2', '12.000'), golfRow('A3', '13.000')));
    await feeds.run(id);
    await feeds.upload(id, csvOf(golfRow('A1'), golfRow('A2', '12.000')));
    const gone = await feeds.run(id);
    expect(gone.run).toMatchObject({ paused: 1, unchanged: 2 });
    expect(gone.rows).toMatchObject([{ outcome: 'paused', row: 'A3' }]);
    expect((await feeds.adsOf(id)).map(({ status }) => status)).toEqual([2, 2, 4]);
    await feeds.upload(id, csvOf(golfRow('A1'), golfRow('A2', '12.000'), golfRow('A3', '13.000')));
    expect((await feeds.run(id)).run).toMatchObject({ resumed: 1, unchanged: 3 });
    expect((await feeds.adsOf(id)).map(({ status }) => status)).toEqual([2, 2, 2]);
  });

  it('gives the places of ads that vanish to those that came, in the same run, also when it is tried out [T09c]', async () => {
    const id = await feeds.feedOf(csvOf(golfRow('A1'), golfRow('A2', '12.000'), golfRow('A3', '13.000')));
    await feeds.run(id);
    const { free } = fine<FreeSlots>(await feeds.test.call('GET', '/user/free-slots', null, as(feeds.dealer)));
    await Promise.all(
      Array.from({ length: free }, () => insertAd(feeds.test.database.sql, { seller: feeds.dealer.user.id })),
    );
    await feeds.upload(id, csvOf(golfRow('A1'), golfRow('A2', '12.000'), golfRow('B1', '14.000')));
    expect((await feeds.run(id, 1)).run).toMatchObject({ created: 1, paused: 1, refused: 0 });
    expect((await feeds.run(id)).run).toMatchObject({ created: 1, paused: 1, refused: 0 });
  });

  it.each([
    ['lacks more than 30 % of the stock', 2, (file: Uint8Array) => file],
    ['ends in the middle of a row', 1, (file: Uint8Array) => file.subarray(0, -40)],
  ])('pauses nothing when the file %s, and says so', async (_name, missing, cut) => {
    const rows = ['A1', 'A2', 'A3', 'A4', 'A5'].map((id, index) => golfRow(id, `${10 + index}.500`));
    const id = await feeds.feedOf(csvOf(...rows));
    await feeds.run(id);
    await feeds.upload(id, cut(csvOf(...rows.slice(0, rows.length - missing))));
    expect((await feeds.run(id)).run).toMatchObject({ state: 'done', paused: 0, held_back: missing });
    expect((await feeds.adsOf(id)).every(({ status }) => status === 2)).toBe(true);
  });

  it('pauses nothing when the file is empty or its last record is not whole', async () => {
    const id = await feeds.feedOf(csvOf(golfRow('A1'), golfRow('A2', '12.000')));
    await feeds.run(id);
    const states: string[] = [];
    for (const file of ['', '<cars><car><id>A1</id></car><car><id>A', '[{"id":"A1"},{"id":']) {
      await feeds.test.database.sql`update feed set file = ${new TextEncoder().encode(file)} where id = ${id}`;
      const { run } = await feeds.run(id);
      states.push(`${run.state} ${run.error}`);
    }
    expect(states).toEqual(['failed empty', 'failed unreadable', 'failed unreadable']);
    expect((await feeds.adsOf(id)).map(({ status }) => status)).toEqual([2, 2]);
  });

  it('leaves an ad that was sold or deleted by hand as it is', async () => {
    const id = await feeds.feedOf(csvOf(golfRow('A1')));
    await feeds.run(id);
    const [ad] = await feeds.adsOf(id);
    fine(await feeds.test.call('DELETE', `/ads/delete/${ad?.id}`, null, as(feeds.dealer)));
    await feeds.upload(id, csvOf(golfRow('A1', '9.900')));
    expect((await feeds.run(id)).rows).toMatchObject([{ outcome: 'unchanged', problems: [{ reason: 'ad-ended' }] }]);
    expect((await feeds.adsOf(id)).length).toBe(1);
  });

  it('sends what looks risky to a moderator, and gives no ad beyond the packet [M05, T09c]', async () => {
    const id = await feeds.feedOf(
      csvOf(golfRow('A1', '10.500', { text: 'Zovite 064 123 4567' }), golfRow('A2', '11.000')),
    );
    await feeds.test.database.sql`update users set created_at = now() where id = ${feeds.dealer.user.id}`;
    await feeds.run(id);
    const inPending = await feeds.test.database.sql`select from ad_review where waiting_since is not null and ad_id in
      (select ad_id from feed_item where feed_id = ${id})`;
    expect(inPending.length).toBeGreaterThan(0);
    await feeds.test.database.sql`delete from user_plan where user_id = ${feeds.dealer.user.id}`;
    const refused = await feeds.test.call('POST', '/company/feed/run', { id, dry: 0 }, as(feeds.dealer));
    expect([refused.status, refused.errors]).toEqual([422, { plan: ['plan-needed'] }]);
  });

  it('takes the pictures that a row names, once, and leaves out files that are not pictures', async () => {
    const [one, two] = ['https://slike.test/1.jpg', 'https://slike.test/2.jpg'];
    const noise = { create: { width: 640, height: 480, channels: 3, background: '#a33' } } as const;
    feeds.internet.set(one, new Uint8Array(await sharp(noise).jpeg().toBuffer()));
    const file = csvOf(golfRow('A1', '10.500', { pictures: `${one}|${two}` }));
    const id = await feeds.feedOf(file);
    const { rows, run: first } = await feeds.run(id);
    expect(first.created).toBe(1);
    expect(rows[0]?.problems).toMatchObject([{ field: 'pictures', value: two, reason: 'picture', is_error: false }]);
    feeds.internet.set(
      two,
      new Uint8Array(
        await sharp({ ...noise, create: { ...noise.create, background: '#33a' } })
          .jpeg()
          .toBuffer(),
      ),
    );
    feeds.asked.length = 0;
    expect((await feeds.run(id)).run.updated).toBe(1);
    expect(feeds.asked).toEqual([two]);
    const [counted] = await feeds.test.database.sql<{ count: number }[]>`
      select count(*)::int from ad_image join feed_item using (ad_id) where feed_id = ${id}`;
    expect(counted?.count).toBe(2);
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
    const feed = fine<Feed>(await feeds.newFeed());
    expect((await feeds.upload(feed.id, new TextEncoder().encode(text))).errors).toBe(null);
    const details = fine<FeedDetails>(
      await feeds.test.call('GET', `/company/feed?id=${feed.id}`, null, as(feeds.dealer)),
    );
    expect(details.mapping.columns).toEqual({ id: 'id', make: 'make', model: 'model', price: 'price' });
    expect(details.sample[0]).toEqual(
      details.columns.map((name) => ({ id: 'A1', make: 'VW', model: 'Golf', price: '10500' })[name]),
    );
  });

  it('is read once, apart from all other calls, when it is sent', async () => {
    const feed = fine<Feed>(await feeds.newFeed());
    const readings = countReadings();
    const file = csvOf(golfRow('A1', '10.500', { text: 'x'.repeat(40_000) }), golfRow(`only ${feed.id}`));
    expect((await feeds.upload(feed.id, file)).errors).toBe(null);
    for (let time = 1; time <= 2; time += 1) {
      const { sample } = fine<FeedDetails>(
        await feeds.test.call('GET', `/company/feed?id=${feed.id}`, null, as(feeds.dealer)),
      );
      expect(sample[1]?.[0]).toBe(`only ${feed.id}`);
    }
    readings.stop();
    expect(readings.count()).toBe(1);
  });

  it.each([
    ['an empty one', '', 'required'],
    ['one without rows', 'marka;model\n', 'empty'],
    ['one that is no table', 'zdravo svima\nkako ste\n', 'unreadable'],
    ['one with a quote that is never closed', 'marka;model\n"VW;Golf\n', 'unreadable'],
    ['XML with entities of its own', '<!DOCTYPE a [<!ENTITY b "c">]><a><b x="1"/><b x="2"/></a>', 'unreadable'],
  ])('is refused: %s', async (_what, text, code) => {
    const feed = fine<Feed>(await feeds.newFeed());
    expect((await feeds.upload(feed.id, new TextEncoder().encode(text))).errors).toEqual({ file: [code] });
  });
});

describe('the feeds of a company', () => {
  it('are those of its people: strangers do not learn that they are there [H07]', async () => {
    const id = await feeds.feedOf(csvOf(golfRow('A1')));
    const { run: made } = await feeds.run(id, 1);
    const stranger = await feeds.test.seller({ type: 2 });
    const own = await openCompany(feeds.test, stranger);
    const tries = [
      ['GET', `/company/feeds?company_id=${feeds.company}`],
      ['GET', `/company/feed?id=${id}`],
      ['GET', `/company/feed/report?run=${made.id}`],
      ['DELETE', `/company/feed?id=${id}`],
      ['POST', '/company/feed/run', { id, dry: 1 }],
      ['POST', '/company/feed/update', { id, name: 'Moj' }],
      ['POST', '/company/feed/correct', { run: made.id, row: 'A1', line: 2, fields: { year: '2000' } }],
      [
        'PUT',
        '/company/feed/create',
        { company_id: feeds.company, category_id: feeds.test.categories['vehicles'], name: 'X' },
      ],
    ] as const;
    for (const [method, path, body] of tries) {
      expect([path, (await feeds.test.call(method, path, body ?? null, as(stranger))).status]).toEqual([path, 404]);
    }
    expect(own).not.toBe(feeds.company);
    // staff of the company may
    const staff = await feeds.test.seller();
    await feeds.test.database.sql`
      insert into company_member (company_id, user_id, role) values (${feeds.company}, ${staff.user.id}, 'staff')`;
    expect((await feeds.report(made.id, staff)).run.id).toBe(made.id);
  });

  it('that are removed leave their ads, which end like those that were typed', async () => {
    const id = await feeds.feedOf(csvOf(golfRow('A1')));
    await feeds.run(id);
    const [ad] = await feeds.adsOf(id);
    fine(await feeds.test.call('DELETE', `/company/feed?id=${id}`, null, as(feeds.dealer)));
    const mine = fine<MyAd[]>(await feeds.test.call('GET', '/ads/mine', null, as(feeds.dealer)));
    expect(mine.map((one) => one.id)).toEqual([ad?.id]);
  });
});
