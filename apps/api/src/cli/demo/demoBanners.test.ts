import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../../tools/postgres/testDatabase.ts';
import { localObjectStore } from '../../media/localObjectStore.ts';
import { openDemoBanners } from './demoBanners.ts';

let database: TestDatabase;
let sql: Sql;
let media: string;

beforeAll(async () => {
  database = await createTestDatabase();
  sql = postgres(database.url, { max: 2, onnotice: () => {} });
  media = await mkdtemp(join(tmpdir(), 'volan-media-'));
}, 120_000);
afterAll(async () => {
  await sql.end();
  await database.drop();
  await rm(media, { recursive: true });
});

describe('the banners of the demo', () => {
  it('run on several positions of both brands, with pictures as large as their boxes, and are booked once', async () => {
    const store = localObjectStore(media);
    expect(await openDemoBanners(sql, store, new Date())).toBe(8);
    expect(await openDemoBanners(sql, store, new Date())).toBe(0);
    const rows = await sql<{ brand: string; positions: number; fit: boolean }[]>`
      select brand, count(distinct position_id)::int as positions,
        bool_and(wide.width >= wide_width and wide.height >= wide_height
          and narrow.width >= narrow_width and narrow.height >= narrow_height) as fit
      from banner join banner_position on banner_position.id = position_id
      join picture wide on wide.id = wide_id join picture narrow on narrow.id = narrow_id
      where active and current_date >= start_date and current_date < end_date
      group by brand order by brand`;
    expect(rows.map((row) => ({ ...row }))).toEqual([
      { brand: 'gearlane', positions: 3, fit: true },
      { brand: 'volan', positions: 5, fit: true },
    ]);
  });
});
