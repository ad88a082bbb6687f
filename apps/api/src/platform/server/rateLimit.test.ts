import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../../tools/postgres/testDatabase.ts';
import { openDatabaseGate } from '../../testing/databaseGate.ts';
import { connect, type Database } from '../database/connect.ts';
import { rateLimitsIn, type RateLimit } from './rateLimit.ts';

let test: TestDatabase;
let first: Database;
let second: Database;

beforeAll(async () => {
  test = await createTestDatabase();
  first = connect(test.url, { connections: 1 });
  second = connect(test.url, { connections: 1 });
});
afterAll(async () => {
  await first.close();
  await second.close();
  await test.drop();
});

const secret = 'of this test';
const address = '192.0.2.7';
const ask = async (isTooMany: RateLimit, times: number, from = address) => {
  const answers: boolean[] = [];
  for (let time = 0; time < times; time += 1) answers.push(await isTooMany(from));
  return answers;
};

describe('how often an address may ask', () => {
  it('is counted by all processes together, and from zero when the time is over', async () => {
    const options = { name: 'shared', max: 3, withinSeconds: 600 };
    const here = rateLimitsIn(first.sql, secret)(options);
    const there = rateLimitsIn(second.sql, secret)(options);
    expect(await ask(here, 2)).toEqual([false, false]);
    expect(await ask(there, 2)).toEqual([false, true]);
    expect(await ask(here, 1)).toEqual([true]);
    expect(await ask(here, 1, '192.0.2.8')).toEqual([false]);
    await first.sql`update rate_limit set expire = 0`;
    expect(await ask(here, 1)).toEqual([false]);
  });

  it('is counted apart for each limit, also where many ask at once', async () => {
    const limits = rateLimitsIn(first.sql, secret);
    const one = limits({ name: 'one', max: 5, withinSeconds: 600 });
    const other = limits({ name: 'other', max: 5, withinSeconds: 600 });
    const answers = await Promise.all(Array.from({ length: 20 }, () => one(address)));
    expect(answers.filter((isTooMany) => !isTooMany)).toHaveLength(5);
    expect(await other(address)).toBe(false);
  });

  it('is counted without the requests that were refused when others are forgiven', async () => {
    const limit = rateLimitsIn(first.sql, secret)({ name: 'forgiven', max: 2, withinSeconds: 600 });
    expect(await ask(limit, 5)).toEqual([false, false, true, true, true]);
    await limit.forgive(address);
    expect(await ask(limit, 2)).toEqual([false, true]);
  });

  it('is not counted below zero by a request of an earlier time', async () => {
    const limit = rateLimitsIn(first.sql, secret)({ name: 'earlier', max: 1, withinSeconds: 600 });
    await ask(limit, 1);
    await first.sql`update rate_limit set expire = 0`;
    await limit.forgive(address);
    expect(await ask(limit, 2)).toEqual([false, true]);
  });

  it('leaves no address in the database', async () => {
    await rateLimitsIn(first.sql, secret)({ name: 'hidden', max: 1, withinSeconds: 600 })('203.0.113.99');
    expect(JSON.stringify(await first.sql`select * from rate_limit`)).not.toContain('203.0.113');
  });

  it('is counted by the process itself while the database is away', async () => {
    const gate = await openDatabaseGate(test.url);
    const away = connect(gate.url, { connections: 1 });
    const isTooMany = rateLimitsIn(away.sql, secret)({ name: 'away', max: 1, withinSeconds: 600 });
    await gate.close();
    expect(await ask(isTooMany, 2)).toEqual([false, true]);
    await isTooMany.forgive(address);
    await isTooMany.forgive(address);
    await isTooMany.forgive(address);
    expect(await ask(isTooMany, 2)).toEqual([false, true]);
    await away.close();
  });
});
