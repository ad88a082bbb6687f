import type { Feed } from '@volan/api-contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FetchRefused } from '../media/fetchPublicFile.ts';
import { fine } from '../selling/sellingTesting.ts';
import { deadAfterMinutes, doOneRun, queueDueRuns } from './feedJobs.ts';
import { runsOf } from './feedStore.ts';
import { as, csvOf, failed, golfRow, openTestFeeds, type TestFeeds } from './feedTesting.ts';

let feeds: TestFeeds;
beforeAll(async () => {
  feeds = await openTestFeeds();
});
beforeEach(() => feeds.beginAnew());
afterAll(() => feeds.test.close());

describe('a feed with an address', () => {
  const url = 'https://salon.test/plac.csv';

  it('is fetched when its hour has come, and never by two workers at once', async () => {
    feeds.internet.set(url, csvOf(golfRow('A1')));
    const feed = fine<Feed>(await feeds.newFeed(url));
    await feeds.saveGuess(feed.id);
    fine(await feeds.test.call('POST', '/company/feed/update', { id: feed.id, schedule: 'hourly' }, as(feeds.dealer)));
    const { sql } = feeds.test.database;
    const isDue = async () => {
      await queueDueRuns(sql, new Date(feeds.test.now));
      const [row] = await sql`select from feed_run where feed_id = ${feed.id} and ended_at is null`;
      return row !== undefined;
    };
    expect(await isDue()).toBe(true);
    const begun = await feeds.test.call('POST', '/company/feed/run', { id: feed.id, dry: 0 }, as(feeds.dealer));
    expect(begun.error).toBe('conflict');
    expect(await Promise.all([feeds.work(), feeds.work()])).toEqual(expect.arrayContaining([true, false]));
    expect((await feeds.adsOf(feed.id)).length).toBe(1);
    feeds.test.now += 59 * 60_000;
    expect(await isDue()).toBe(false);
    feeds.test.now += 60_000;
    expect(await isDue()).toBe(true);
    feeds.internet.delete(url);
    await feeds.work();
    const [last] = await runsOf(sql, feed.id, 1);
    expect(last).toMatchObject({ state: 'failed', error: 'unreachable', paused: 0 });
    expect((await feeds.adsOf(feed.id)).map(({ status }) => status)).toEqual([2]);
  });

  it('waits while another feed of its company is read, also when two workers look at the same moment', async () => {
    for (const address of [url, `${url}?second`]) {
      feeds.internet.set(address, csvOf(golfRow('A1')));
      const feed = fine<Feed>(await feeds.newFeed(address));
      await feeds.saveGuess(feed.id);
      await feeds.beginRun(feed.id, 1);
    }
    expect(await Promise.all([feeds.work(), feeds.work()])).toEqual(expect.arrayContaining([true, false]));
    expect(await feeds.work()).toBe(true);
  });

  it('whose worker was killed is read again by another, and no ad is doubled', async () => {
    const id = await feeds.feedOf(csvOf(golfRow('A1'), golfRow('A2', '12.000')));
    const { sql } = feeds.test.database;
    const begun = await feeds.beginRun(id);
    let checks = 0;
    // the worker looks before it pauses ads and before each row: it stops at the second row
    await doOneRun(
      feeds.jobs(),
      () => {},
      () => (checks += 1) > 2,
    );
    expect((await feeds.adsOf(id)).length).toBe(1);
    // as after a kill: the run is claimed, the ad is written, and the feed does not know the ad yet
    await sql`delete from feed_item where feed_id = ${id}`;
    await sql`update feed_run set worker = gen_random_uuid(), seen_at = ${new Date(feeds.test.now)}
      where id = ${begun.id}`;
    expect(await feeds.work()).toBe(false);
    feeds.test.now += (deadAfterMinutes + 1) * 60_000;
    expect(await feeds.work()).toBe(true);
    expect((await feeds.report(begun.id)).run).toMatchObject({ state: 'done', read: 2 });
    const [counted] = await sql<
      { count: number }[]
    >`select count(*)::int from ad where user_id = ${feeds.dealer.user.id}`;
    expect(counted?.count).toBe(2);
  });

  it('stays with its worker while one row takes long', async () => {
    const { sql } = feeds.test.database;
    const id = await feeds.feedOf(csvOf(golfRow('A1', '10.500', { pictures: 'https://slow.example/1.jpg' })));
    const begun = await feeds.beginRun(id);
    const [begins, slow] = [Promise.withResolvers<void>(), Promise.withResolvers<never>()];
    const fetchSlowly = () => {
      begins.resolve();
      return slow.promise;
    };
    const running = doOneRun({ ...feeds.jobs(), fetchFile: fetchSlowly }, failed, () => false, 20);
    await begins.promise;
    feeds.test.now += (deadAfterMinutes + 1) * 60_000;
    const seen = async () =>
      (await sql`select 1 from feed_run where id = ${begun.id} and seen_at = ${new Date(feeds.test.now)}`).length;
    await expect.poll(seen).toBe(1);
    expect(await feeds.work()).toBe(false);
    slow.reject(new FetchRefused('too late'));
    await running;
    expect((await feeds.report(begun.id)).run).toMatchObject({ state: 'done', created: 1 });
  });

  it('fails when no row ends within half an hour, and its worker does other runs', async () => {
    const id = await feeds.feedOf(csvOf(golfRow('A1', '10.500', { pictures: 'https://slow.example/1.jpg' })));
    await feeds.beginRun(id);
    const begins = Promise.withResolvers<void>();
    const fetchNever = () => {
      begins.resolve();
      return new Promise<never>(() => {});
    };
    const errors: unknown[] = [];
    const running = doOneRun({ ...feeds.jobs(), fetchFile: fetchNever }, (error) => errors.push(error), undefined, 20);
    await begins.promise;
    feeds.test.now += 31 * 60_000;
    expect(await running).toBe(true);
    const [last] = await runsOf(feeds.test.database.sql, id, 1);
    expect(last).toMatchObject({ state: 'failed', error: 'failed' });
    expect(String(errors)).toContain('No row of the run ended');
  });

  it('is read again by another worker when the connection to the database is lost', async () => {
    const id = await feeds.feedOf(
      csvOf(golfRow('A1'), golfRow('A2', '12.000', { pictures: 'https://x.example/1.jpg' })),
    );
    const begun = await feeds.beginRun(id);
    const fetchFile = () => Promise.reject(Object.assign(new Error('write'), { code: 'CONNECTION_CLOSED' }));
    await doOneRun({ ...feeds.jobs(), fetchFile }, () => {});
    expect((await feeds.report(begun.id)).run.state).toBe('running');
    feeds.test.now += (deadAfterMinutes + 1) * 60_000;
    expect(await feeds.work()).toBe(true);
    expect((await feeds.report(begun.id)).run).toMatchObject({ state: 'done', read: 2, created: 2, unchanged: 0 });
  });

  it('is not started again when it began half a day ago', async () => {
    const begun = await feeds.beginRun(await feeds.feedOf(csvOf(golfRow('A1'))));
    const startedAt = new Date(feeds.test.now - 13 * 3_600_000);
    await feeds.test.database.sql`update feed_run set started_at = ${startedAt} where id = ${begun.id}`;
    await doOneRun(feeds.jobs(), () => {});
    expect((await feeds.report(begun.id)).run).toMatchObject({ state: 'failed', created: 0 });
  });

  it('is never fetched from the network of the server', async () => {
    const refused = await feeds.newFeed('http://127.0.0.1/plac.csv');
    expect([refused.status, refused.errors]).toEqual([422, { url: ['not-public'] }]);
  });
});
