import type { Feed, FeedDetails, FeedRow } from '@volan/api-contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fine } from '../selling/sellingTesting.ts';
import { as, csvOf, golfRow, openTestFeeds, type TestFeeds } from './feedTesting.ts';

let feeds: TestFeeds;
beforeAll(async () => {
  feeds = await openTestFeeds();
});
beforeEach(() => feeds.beginAnew());
afterAll(() => feeds.test.close());

describe('the correction of a row', () => {
  it('keeps a correction until the file says something else', async () => {
    const id = await feeds.feedOf(csvOf(golfRow('A1', '10.500', { year: '2951' })));
    const { run: dry, rows } = await feeds.run(id, 1);
    const sent = { run: dry.id, row: 'A1', line: rows[0]?.line, fields: { year: '2015' } };
    fine<FeedRow>(await feeds.test.call('POST', '/company/feed/correct', sent, as(feeds.dealer)));
    await feeds.run(id);
    await feeds.upload(id, csvOf(golfRow('A1', '9.900', { year: '2951' })));
    expect((await feeds.run(id)).run).toMatchObject({ updated: 1, refused: 0 });
    await feeds.upload(id, csvOf(golfRow('A1', '9.900', { year: '2950' })));
    expect((await feeds.run(id)).run).toMatchObject({ refused: 1 });
  });

  it('leaves it at its place in the report, which says that it is corrected', async () => {
    const id = await feeds.feedOf(
      csvOf(golfRow('A1', '10.500', { year: '2951' }), golfRow('A2'), golfRow('A3', '12.000', { year: '2951' })),
    );
    const { run, rows } = await feeds.run(id);
    expect(rows.map(({ row }) => row).slice(0, 2)).toEqual(['A1', 'A3']);
    const sent = { run: run.id, row: 'A1', line: rows[0]?.line, fields: { year: '2015' } };
    fine<FeedRow>(await feeds.test.call('POST', '/company/feed/correct', sent, as(feeds.dealer)));
    const after = (await feeds.report(run.id)).rows;
    expect(after.slice(0, 2)).toMatchObject([
      { row: 'A1', corrected: { year: '2015' }, ad: null },
      { row: 'A3', outcome: 'refused' },
    ]);
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
      const id = await feeds.feedOf(csvOf(golfRow('A1', 'na upit', { km: '183000' })));
      const { mapping } = fine<FeedDetails>(
        await feeds.test.call('GET', `/company/feed?id=${id}`, null, as(feeds.dealer)),
      );
      fine<Feed>(
        await feeds.test.call(
          'POST',
          '/company/feed/update',
          { id, mapping: { ...mapping, decimal: marks } },
          as(feeds.dealer),
        ),
      );
      const { run: dry, rows } = await feeds.run(id, 1);
      const sent = { run: dry.id, row: 'A1', line: rows[0]?.line, fields: { price: typed } };
      const corrected = fine<FeedRow>(await feeds.test.call('POST', '/company/feed/correct', sent, as(feeds.dealer)));
      expect(corrected).toMatchObject({ outcome: 'created', corrected: { price: typed } });
      await feeds.run(id);
      expect(await feeds.adsOf(id)).toMatchObject([{ price }]);
    },
  );

  it('takes kilometres from miles, and no price in another currency, from the file and from a correction', async () => {
    const id = await feeds.feedOf(
      csvOf(golfRow('A1', '9900 KM', { km: '100000 mi' }), golfRow('A2', '10500', { km: '183000' })),
    );
    const { run: dry, rows } = await feeds.run(id, 1);
    const problemsOf = (all: readonly FeedRow[], row: string) =>
      all.find((one) => one.row === row)?.problems.map(({ field, reason }) => [field, reason]);
    expect(problemsOf(rows, 'A1')).toContainEqual(['price', 'unknown-value']);
    const line = rows.find(({ row }) => row === 'A2')?.line;
    const correct = (fields: object) =>
      feeds.test.call('POST', '/company/feed/correct', { run: dry.id, row: 'A2', line, fields }, as(feeds.dealer));
    const refused = fine<FeedRow>(await correct({ price: '9.900 RSD' }));
    expect(problemsOf([refused], 'A2')).toContainEqual(['price', 'unknown-value']);
    fine<FeedRow>(await correct({ price: '9.900 €', mileage: '100000 mi' }));
    await feeds.run(id);
    expect(await feeds.adsOf(id)).toMatchObject([{ price: 9900, mileage: 160_934 }]);
  });
});
