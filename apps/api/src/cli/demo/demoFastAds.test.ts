import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastAdLimits } from '@volan/domain-rules';
import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../../tools/postgres/testDatabase.ts';
import { localObjectStore } from '../../media/localObjectStore.ts';
import { openDemoFastAds } from './demoFastAds.ts';

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

describe('the fast ads of the demo', () => {
  it('are 300 different ones in towns of Serbia, with pictures, and are placed again once they have ended', async () => {
    const store = localObjectStore(media);
    const now = new Date();
    expect(await openDemoFastAds(sql, store, now)).toBe(300);
    expect(await openDemoFastAds(sql, store, now)).toBe(0);
    const [all] = await sql`
      select count(*)::int as ads, count(distinct line)::int as lines,
        bool_and(country.code = 'RS' and exists (select from ad_image where ad_id = ad.id)) as whole,
        max(length(line)) <= ${fastAdLimits.lineLength} as fits,
        count(*) filter (where ad.brand_id is not null) > 50 as named
      from ad join active_fast_ad shown on shown.id = ad.id join country on country.id = ad.country_id`;
    expect(all).toEqual({ ads: 300, lines: 300, whole: true, fits: true, named: true });
    const [most] = await sql<{ ads: number }[]>`
      select max(count)::int as ads from (select count(*) from ad where fast group by user_id) of_sellers`;
    expect(most?.ads).toBeLessThanOrEqual(fastAdLimits.ofPrivateSeller);
    const later = new Date(now.getTime() + (fastAdLimits.activeDays + 1) * 86_400_000);
    expect(await openDemoFastAds(sql, store, later)).toBe(300);
  });
});
