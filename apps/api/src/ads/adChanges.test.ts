import type { TransactionSql } from 'postgres';
import { describe, expect, it } from 'vitest';
import { openedForFile } from '../testing/openedForFile.ts';
import { insertAd } from '../testing/insertAd.ts';
import { openTestApp } from '../testing/openTestApp.ts';

const api = openedForFile(() =>
  openTestApp(async ({ sql }) => {
    ad = await insertAd(sql, { brand: 'volkswagen', model: 'golf', price: 9000 });
    const [row] = await sql<{ id: number }[]>`
      insert into picture (object_key, width, height) values ('pictures/a.jpg', 4, 3) returning id`;
    picture = row?.id ?? 0;
  }),
);
let ad: number;
let picture: number;

/** Runs statements in a transaction that is rolled back, and returns their result. */
async function tryOut<Result>(work: (transaction: TransactionSql) => Promise<Result>): Promise<Result> {
  const results: Result[] = [];
  const takenBack = new Error('taken back');
  await api.database.sql
    .begin(async (transaction) => {
      results.push(await work(transaction));
      throw takenBack;
    })
    .catch((error: unknown) => {
      if (error !== takenBack) throw error;
    });

  return results[0] as Result;
}

/** The ad after a statement: when it changed, and how many rows of the outbox name it. */
async function after(transaction: TransactionSql, statement: string) {
  await transaction.unsafe(statement);
  const [row] = await transaction<{ changed_at: string; noted: number }[]>`
    select updated_at::text as changed_at, (select count(*)::int from outbox where ad_id = ad.id) as noted
    from ad where id = ${ad}`;
  return row ?? { changed_at: '', noted: 0 };
}

/** How many rows of `ad` a step updated, and how many it read without an index. */
async function workOf(transaction: TransactionSql, step: () => Promise<unknown>) {
  // these counts continue from one transaction of a connection to the next
  const sofar = async () => {
    const [row] = await transaction<{ written: number; scanned: number }[]>`
      select n_tup_upd::int as written, seq_tup_read::int as scanned from pg_stat_xact_user_tables
        where relname = 'ad'`;
    return row ?? { written: 0, scanned: 0 };
  };
  const before = await sofar();
  await step();
  const done = await sofar();

  return { written: done.written - before.written, scanned: done.scanned - before.scanned };
}

describe('a change of an ad', () => {
  it.each([
    ['price = price + 1', true],
    ["vin = 'WVWZZZ1KZAW000001'", true],
    ["search_tokens = search_tokens || '{nova}'", true],
    ['price = price, line = line', false],
    ['views = views + 1', false],
  ])('%s: is it told to the sitemap and to the search index? %s', async (change, told) => {
    const [first, second] = await tryOut(async (transaction) => [
      await after(transaction, 'select'),
      await after(transaction, `update ad set ${change} where id = ${ad}`),
    ]);
    expect((second?.changed_at ?? '') > (first?.changed_at ?? '')).toBe(told);
    expect((second?.noted ?? 0) - (first?.noted ?? 0)).toBe(told ? 1 : 0);
  });

  it('is written to the outbox again when the same transaction changes the ad a second time', async () => {
    const [first, second] = await tryOut(async (transaction) => [
      await after(transaction, `update ad set price = 8000 where id = ${ad}`),
      await after(transaction, `update ad set price = 7000 where id = ${ad}`),
    ]);
    expect((second?.changed_at ?? '') > (first?.changed_at ?? '')).toBe(true);
    expect(second?.noted).toBe((first?.noted ?? 0) + 1);
  });
});

describe('pictures', () => {
  const addPictures = (transaction: TransactionSql, ads: readonly number[]) => transaction`
    insert into ad_image (ad_id, sort, picture_id) select id, 0, ${picture} from unnest(${ads}::bigint[]) as id`;
  const addAds = async (transaction: TransactionSql): Promise<number[]> => {
    const rows = await transaction<{ id: number }[]>`
      insert into ad (user_id, category_id, slug, price, country_id, status, source, source_id)
      select user_id, category_id, slug, price, country_id, status, 'many', number
      from ad cross join generate_series(1, 500) as number where ad.id = ${ad}
      returning id`;
    return rows.map(({ id }) => id);
  };

  it('that come with new ads do not write those ads again', async () => {
    const work = await tryOut(async (transaction) => {
      const ads = await addAds(transaction);
      return workOf(transaction, () => addPictures(transaction, ads));
    });
    expect(work.written).toBe(0);
  });

  it('of many ads, in a database that was never analysed, find each ad by the index', async () => {
    const ads = await api.database.sql.begin(addAds);
    const work = await tryOut((transaction) => workOf(transaction, () => addPictures(transaction, ads)));
    expect(work).toEqual({ written: 500, scanned: 0 });
  });
});
