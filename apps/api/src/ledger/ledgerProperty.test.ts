import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tools/postgres/testDatabase.ts';
import { connect, type Database } from '../platform/database/connect.ts';
import { insertSeller } from '../testing/insertAd.ts';
import { checkLedger } from './checkLedger.ts';
import { NotEnough, TransferRefused } from './refusals.ts';
import { balanceOf, post, release, releaseOverdue, reserve, settle, type LedgerSide } from './transfers.ts';

const runs = Number(process.env['LEDGER_RUNS'] ?? (process.env['TEST_TIER'] === 'full' ? 100 : 12));
const people = 4;
const start = Date.parse('2026-11-20T12:00:00Z');
const minute = (count: number) => new Date(start + count * 60_000);

let test: TestDatabase;
let database: Database;
let round = 0;

beforeAll(async () => {
  test = await createTestDatabase();
  database = connect(test.url, { connections: 6 });
});
afterAll(async () => {
  await database.close();
  await test.drop();
});

const side = fc.integer({ min: 0, max: people + 1 });
/** What a key stands for: the same each time. */
const content = fc.record({
  from: side,
  to: side,
  amount: fc.integer({ min: 1, max: 30 }),
  /** Minutes until what is reserved ends by itself. */
  until: fc.integer({ min: 1, max: 10 }),
});
const step = fc.record({
  does: fc.constantFrom('post', 'post', 'post', 'reserve', 'reserve', 'settle', 'release', 'overdue', 'check'),
  key: fc.nat({ max: 19 }),
  minute: fc.integer({ min: 0, max: 12 }),
});
const plan = fc.record({
  contents: fc.array(content, { minLength: 20, maxLength: 20 }),
  steps: fc.array(step, { minLength: 30, maxLength: 80 }),
});

/**
 * Whatever many people do at once, in whatever order and however often, the ledger holds what succeeded and nothing
 * else.
 */
it('keeps its invariants under concurrent transfers [M44]', async () => {
  await fc.assert(
    fc.asyncProperty(plan, async ({ contents, steps }) => {
      round += 1;
      const { sql } = database;
      const users = await Promise.all(Array.from({ length: people }, () => insertSeller(sql)));
      const sideOf = (index: number): LedgerSide =>
        index < people ? { userId: users[index] ?? 0 } : index === people ? 'bonus' : 'revenue';
      const posted = new Set<number>();
      const reserved = new Set<number>();
      const settled = new Set<number>();
      const released = new Set<number>();

      const transferOf = (key: number, phase: string) => {
        const { from, to, amount } = contents[key] ?? { from: 0, to: 1, amount: 1 };
        const other = from === to ? (to + 1) % (people + 2) : to;
        const id = `${round}-${phase}-${key}`;
        const what = { unit: 'credit', kind: 'bonus' } as const;

        return { id, amount, from: sideOf(from), to: sideOf(other), ...what };
      };
      const does = {
        post: (key: number) =>
          sql.begin((each) => post(each, transferOf(key, 'p'), minute(0))).then(() => posted.add(key)),
        reserve: (key: number, now: number) =>
          sql
            .begin((each) =>
              reserve(each, transferOf(key, 'r'), minute(now + (contents[key]?.until ?? 1)), minute(now)),
            )
            .then(() => reserved.add(key)),
        settle: (key: number, now: number) =>
          sql.begin((each) => settle(each, `${round}-r-${key}`, minute(now))).then(() => settled.add(key)),
        release: (key: number, now: number) =>
          sql.begin((each) => release(each, `${round}-r-${key}`, minute(now))).then(() => released.add(key)),
        overdue: (_key: number, now: number) => releaseOverdue(sql, minute(now)),
        check: async () => expect(await checkLedger(sql)).toEqual([]),
      } as const;
      const expected = (error: unknown) => {
        if (!(error instanceof NotEnough) && !(error instanceof TransferRefused)) throw error;
      };
      const gifts = users.map((userId, index) =>
        sql.begin((each) =>
          post(each, { ...transferOf(0, `gift${index}`), from: 'bonus', to: { userId }, amount: 25 }, minute(0)),
        ),
      );
      await Promise.all(gifts);
      await Promise.all(steps.map(({ does: what, key, minute: now }) => does[what](key, now).catch(expected)));
      await releaseOverdue(sql, minute(1000));

      expect(await checkLedger(sql)).toEqual([]);
      expect([...settled].filter((key) => released.has(key))).toEqual([]);
      const should = users.map(() => 25);
      const moved = [...posted]
        .map((key) => transferOf(key, 'p'))
        .concat([...settled].map((key) => transferOf(key, 'r')));
      for (const { from, to, amount } of moved) {
        for (const [where, change] of [
          [from, -amount],
          [to, amount],
        ] as const) {
          const index = typeof where === 'string' ? -1 : users.indexOf(where.userId);
          if (index !== -1) should[index] = (should[index] ?? 0) + change;
        }
      }
      expect(await Promise.all(users.map((userId) => balanceOf(sql, userId, 'credit')))).toEqual(should);
      const [counted] = await sql<{ keys: number }[]>`
        select count(*)::int as keys from ledger_transfer where id ~ ${`^${round}-[pr]-[0-9]+$`}`;
      expect(counted?.keys).toBe(posted.size + reserved.size);
    }),
    // what many do at once cannot be made smaller: the next try goes another way
    { numRuns: runs, endOnFailure: true },
  );
}, 300_000);
