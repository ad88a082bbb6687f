import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../../tools/postgres/testDatabase.ts';
import { adsOf, dealer, dealerFile, dealerMapping, importTexts, type TestOptions } from './importTesting.ts';

let database: TestDatabase;
let sql: Sql;

beforeAll(async () => {
  database = await createTestDatabase();
  sql = postgres(database.url, { max: 4, onnotice: () => {} });
});
beforeEach(async () => {
  await sql`delete from ad`;
});
afterAll(async () => {
  await sql.end();
  await database.drop();
});

const read = (rows: Record<string, string>[], more: object = {}, options: TestOptions & { encoding?: string } = {}) =>
  importTexts(sql, dealerMapping(more), [dealerFile(rows)], options);

describe('the same vehicle in a later file', () => {
  it('without an id and with another price is the same ad with its old price in the history', async () => {
    await read([{ price: '4900' }]);
    const { summary } = await read([{ price: '4500' }]);
    expect(summary).toMatchObject({ inserted: 0, updated: 1 });
    expect(await adsOf(sql, dealer)).toMatchObject([{ price: 4500 }]);
    const events = await sql`select old_price, price from ad_event where type = 'price'`;
    expect(events).toMatchObject([{ old_price: 4900, price: 4500 }]);
  });

  it('is two ads where two vehicles differ in nothing but their price', async () => {
    await read([{ price: '4900' }, { price: '5100' }]);
    const { summary } = await read([{ price: '4900' }, { price: '5000' }]);
    expect(summary).toMatchObject({ inserted: 0, updated: 1, unchanged: 1 });
    expect((await adsOf(sql, dealer)).map(({ price }) => price)).toEqual([4900, 5000]);
  });

  it('is known by several columns together', async () => {
    const id = { id: ['shop', 'number'] };
    await read(
      [
        { shop: 'a', number: '1' },
        { shop: 'b', number: '1' },
      ],
      id,
    );
    const { summary } = await read([{ shop: 'b', number: '1', km: '95000' }], id);
    expect(summary).toMatchObject({ inserted: 0, updated: 1 });
  });

  it('is known although a column changed that the mapping ignores', async () => {
    const ignored = { ignored: ['views', 'posted'] };
    await read([{ views: '3', posted: '3 days ago' }], ignored);
    const { summary } = await read([{ views: '17', posted: '4 days ago' }], ignored);
    expect(summary).toMatchObject({ inserted: 0, unchanged: 1 });
  });

  it('is refused where its id is empty', async () => {
    const { report } = await read([{ number: '' }], { id: 'number' });
    expect(report).toMatchObject([{ line: '2', reason: 'id-missing', field: 'number' }]);
  });
});

describe('ads that a file no longer holds', () => {
  const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ number: String(index) }));
  const id = { id: 'number' };
  const stored = async () => (await adsOf(sql, dealer)).map(({ status }) => status);

  it('stay as they are, unless the file is complete: then they are paused until it holds them again', async () => {
    await read(rows(5), id);
    await read(rows(4), id);
    expect(await stored()).toEqual([2, 2, 2, 2, 2]);
    const { summary } = await read(rows(4), id, { complete: true });
    expect(summary.vanished).toEqual({ count: 1, paused: true });
    expect(await stored()).toEqual([2, 2, 2, 2, 4]);
    await read(rows(5), id, { complete: true });
    expect(await stored()).toEqual([2, 2, 2, 2, 2]);
  });

  it('wait for a person when they are more than 30 %', async () => {
    await read(rows(5), id);
    const { summary } = await read(rows(3), id, { complete: true });
    expect(summary.vanished).toEqual({ count: 2, paused: false });
    expect(await stored()).toEqual([2, 2, 2, 2, 2]);
    await read(rows(3), id, { complete: true, confirmed: true });
    expect(await stored()).toEqual([2, 2, 2, 4, 4]);
  });

  it('do not include ads whose row was refused, or that were paused by hand', async () => {
    await read(rows(4), id);
    await sql`update ad set status = 4 where source_id = '0'`;
    const broken = rows(4).map((row) => (row.number === '3' ? { ...row, price: 'abc' } : { ...row, price: '4900' }));
    const { summary } = await read(broken, id, { complete: true });
    expect(summary).toMatchObject({ refused: 1, vanished: { count: 0 } });
    expect(await stored()).toEqual([4, 2, 2, 2]);
  });

  it('are never touched by an empty file', async () => {
    await read(rows(2), id);
    for (const text of ['', 'make;model;price;year;km;number\n']) {
      await expect(importTexts(sql, dealerMapping(id), [text], { complete: true, confirmed: true })).rejects.toThrow(
        /holds no row/,
      );
    }
    expect(await stored()).toEqual([2, 2]);
  });
});
