import pino from 'pino';
import { afterEach, expect, it, vi } from 'vitest';
import { createTestDatabase } from '../../../../../tools/postgres/testDatabase.ts';
import { connect } from '../database/connect.ts';
import { insertAd } from '../../testing/insertAd.ts';
import { consumeOutbox } from './consumeOutbox.ts';

afterEach(() => vi.restoreAllMocks());

it('reads rows that an older transaction held back soon after its end, without a notification and without the poll', async () => {
  // the poll, which would find it too, never comes
  vi.spyOn(globalThis, 'setInterval').mockImplementation(() => setTimeout(() => {}, 0));
  const test = await createTestDatabase();
  const database = connect(test.url, { connections: 4 });
  const { sql } = database;
  const heard: (number | null)[] = [];
  const start = await sql<{ xid: string }[]>`select pg_snapshot_xmin(pg_current_snapshot())::text as xid`;
  const follower = consumeOutbox(
    sql,
    { xid: start[0]?.xid ?? '0', seq: 0 },
    async (events) => void heard.push(...events.map((event) => event.ad_id)),
    pino({ level: 'silent' }),
  );
  const before = await insertAd(sql);
  await expect.poll(() => heard, { timeout: 10_000 }).toContain(before);

  const holding = await sql.reserve();
  await holding`begin`;
  await holding`select pg_current_xact_id()`;
  const heldBack = await insertAd(sql);
  const inserted = Date.now();
  // it has heard of the event and does not see it
  await sql.notify('outbox', '');
  await expect.poll(() => follower.caughtUpAt(), { timeout: 10_000 }).toBeGreaterThan(inserted);
  expect(heard).not.toContain(heldBack);
  await holding`commit`;
  holding.release();
  await expect.poll(() => heard, { timeout: 10_000 }).toContain(heldBack);

  await follower.close();
  await database.close();
  await test.drop();
});
