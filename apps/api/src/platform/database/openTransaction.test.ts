import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../../tools/postgres/testDatabase.ts';
import { limitCall } from './callLimit.ts';
import { connect, type Database } from './connect.ts';

let test: TestDatabase;
let database: Database;

beforeAll(async () => {
  test = await createTestDatabase();
  database = connect(test.url, { connections: 2 });
});

afterAll(async () => {
  await database.close();
  await test.drop();
});

describe('a statement of the pool in the transaction of a call', () => {
  it('is refused, and told to the test run even where the caller catches it', async () => {
    const told = vi.fn();
    vi.stubGlobal('queueMicrotask', told);
    const { sql } = database;
    const nested = () =>
      limitCall(5000, () =>
        sql.begin(async (transaction) => {
          await transaction`select 1`;
          return sql`select 2`;
        }),
      );
    await expect(nested()).rejects.toThrow('A transaction is open');
    vi.unstubAllGlobals();
    expect(told).toHaveBeenCalledOnce();
  });

  it('is answered after it', async () => {
    const { sql } = database;
    const rows = await limitCall(5000, async () => {
      await sql.begin((transaction) => transaction`select 1`);
      return sql`select 2 as number`;
    });
    expect(rows).toEqual([{ number: 2 }]);
  });
});
