import { AsyncLocalStorage } from 'node:async_hooks';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../../tools/postgres/testDatabase.ts';
import { openDatabaseGate, type DatabaseGate } from '../../testing/databaseGate.ts';
import { limitCall } from './callLimit.ts';
import { connect, type Database } from './connect.ts';

let test: TestDatabase;
let gate: DatabaseGate;
let database: Database;

beforeEach(async () => {
  test = await createTestDatabase();
  gate = await openDatabaseGate(test.url);
  database = connect(gate.url, { connections: 2 });
});

afterEach(async () => {
  await database.close();
  await gate.close();
  await test.drop();
});

const codeOf = (error: unknown) => (error as { code: string }).code;

/** Both connections of the pool answer. */
async function expectUse() {
  const { sql } = database;
  const rows = await Promise.all([1, 2, 3, 4].map((number) => sql`select ${number}::int as number, pg_sleep(0.05)`));
  expect(rows.map(([row]) => (row as { number: number }).number)).toEqual([1, 2, 3, 4]);
}

describe('a connection that was lost', () => {
  it('while it was reserved fails with a named error, and later users are not affected', async () => {
    const reserved = await database.sql.reserve();
    await reserved`select 1`;
    await gate.close();
    await expect(reserved`select 1`).rejects.toMatchObject({ code: 'CONNECTION_CLOSED' });
    await expect(reserved`select 1`).rejects.toMatchObject({ code: 'CONNECTION_CLOSED' });
    reserved.release();
    await gate.open();
    await expectUse();
  });

  it('in the middle of a transaction ends the transaction, and the next one is whole', async () => {
    const { sql } = database;
    await sql`create table note (text text)`;
    const lost = sql.begin(async (transaction) => {
      await transaction`insert into note values ('lost')`;
      await gate.close();
      await gate.open();
      await transaction`insert into note values ('lost too')`;
    });
    await expect(lost).rejects.toMatchObject({ code: 'CONNECTION_CLOSED' });
    await sql.begin((transaction) => transaction`insert into note values ('kept')`);
    expect(await sql`select text from note`).toEqual([{ text: 'kept' }]);
    await expectUse();
  });

  it('with an error, and gets another statement at that moment, answers or fails with a named error: nothing waits forever', async () => {
    const { sql } = database;
    const direct = connect(test.url, { connections: 1 });
    const again = async () => (await sql`select 1 as one`)[0]?.['one'];
    await expectUse();
    const asked = [1, 2].map(() => sql`select pg_sleep(60)`.then(again, again));
    const asleep = async () => (await direct.sql`select from pg_stat_activity where wait_event = 'PgSleep'`).count;
    await expect.poll(asleep).toBe(2);
    gate.reset();
    for (const answer of await Promise.allSettled(asked)) {
      const outcome = answer.status === 'fulfilled' ? answer.value : codeOf(answer.reason);
      expect(outcome).toBeOneOf([1, 'CONNECTION_CLOSED', 'ECONNRESET']);
    }
    await expectUse();
    await direct.close();
  });

  it('while it was being made fails by name, and ends no process', async () => {
    const direct = connect(test.url, { connections: 1 });
    gate.slow(300);
    const asked = [database.sql`select 1`, database.sql.reserve()].map((answer) => answer.then(String, codeOf));
    // The first that the driver asks of a connection, before what it was made for.
    const readingTypes = async () =>
      (await direct.sql`select from pg_stat_activity where pid <> pg_backend_pid() and query like '%typarray%'`).count;
    await expect.poll(readingTypes, { interval: 10, timeout: 10_000 }).toBe(2);
    gate.reset();
    await gate.open();
    expect(await Promise.all(asked)).toEqual(['ECONNRESET', 'ECONNRESET']);
    await expectUse();
    await direct.close();
  });
});

describe('a connection that is asked for while the database is away', () => {
  it('is given or refused when the database is back: nothing waits forever', async () => {
    const { sql } = database;
    const reserve = () => sql.reserve().then((reserved) => reserved.release());
    await expectUse();
    await gate.close();
    await expect(sql`select 1`).rejects.toHaveProperty('code');
    const refused: string[] = [];
    const refuse = (error: unknown) => void refused.push(codeOf(error));
    const asked = Array.from({ length: 8 }, () => reserve().catch(refuse));
    // Both connections have been tried more than once, each for somebody else, and are about to be tried again.
    await expect.poll(() => refused.length, { interval: 5, timeout: 10_000 }).toBeGreaterThan(2);
    await gate.open();
    await Promise.all(asked);
    expect(new Set(refused)).toEqual(new Set(['ECONNREFUSED']));
    await expectUse();
  });
});

describe('what a call writes', () => {
  const limitMs = 1500;
  let direct: Database;

  beforeEach(async () => {
    direct = connect(test.url, { connections: 1 });
    await direct.sql`create table note (text text)`;
    // the connections are open, so the gate holds statements and not connection attempts
    await Promise.all([1, 2].map(() => limitCall(60_000, async () => database.sql`select pg_sleep(0.05)`)));
  });
  afterEach(() => direct.close());

  const notes = async () => (await direct.sql<{ text: string }[]>`select text from note`).map(({ text }) => text);
  const isQuiet = async () =>
    (
      await direct.sql`
        select from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`
    ).count === 0;
  const codeIn = (answer: Promise<unknown>) => answer.then(() => 'done', codeOf);

  it('is rolled back when its COMMIT arrives too late', async () => {
    const late = limitCall(limitMs, () =>
      database.sql.begin(async (transaction) => {
        await transaction`insert into note values ('late')`;
        gate.hold();
      }),
    );
    expect(await codeIn(late)).toBe('CALL_TIMEOUT');
    gate.release();
    await expect.poll(isQuiet).toBe(true);
    expect(await notes()).toEqual([]);
  });

  it('is not kept if the database gets a single statement too late', async () => {
    gate.hold();
    expect(await codeIn(limitCall(limitMs, async () => database.sql`insert into note values ('late')`))).toBe(
      'CALL_TIMEOUT',
    );
    gate.release();
    await expect.poll(isQuiet).toBe(true);
    expect(await notes()).toEqual([]);
  });

  it('is refused after its call has timed out', async () => {
    const { promise: told, resolve: tell } = Promise.withResolvers<void>();
    const rests: Promise<string>[] = [];
    const late = limitCall(10, async () => {
      await told;
      const alone = async () => database.sql`insert into note values ('late')`;
      rests.push(codeIn(alone()));
      rests.push(codeIn(database.sql.begin((transaction) => transaction`insert into note values ('late')`)));
    });
    expect(await codeIn(late)).toBe('CALL_TIMEOUT');
    tell();
    await expect.poll(() => rests.length).toBe(2);
    expect(await Promise.all(rests)).toEqual(['CALL_TIMEOUT', 'CALL_TIMEOUT']);
    expect(await notes()).toEqual([]);
  });

  it('is kept when it arrives in time, as is work that continues after the answer', async () => {
    const after = await limitCall(60_000, async () => {
      await database.sql`insert into note values ('alone')`;
      await database.sql.begin((transaction) => [transaction`insert into note values ('together')`]);
      return { write: async () => database.sql`insert into note values ('after')` };
    });
    await after.write();
    expect(await notes()).toEqual(['alone', 'together', 'after']);
  });

  it('waits for a lock only so long; work in the background waits on', async () => {
    const limited = connect(test.url, { connections: 1, statementWithin: 200 });
    const { promise: unlocked, resolve: unlock } = Promise.withResolvers<void>();
    const { promise: locked, resolve: lock } = Promise.withResolvers<void>();
    const holder = direct.sql.begin(async (transaction) => {
      await transaction`lock table note`;
      lock();
      await unlocked;
    });
    await locked;
    const write = async () => limited.sql`insert into note values ('kept')`;
    const background = write();
    expect(await codeIn(limitCall(60_000, write))).toBe('57014');
    unlock();
    await Promise.all([holder, background]);
    expect(await notes()).toEqual(['kept']);
    await limited.close();
  });
});

describe('the end of a statement', () => {
  it('is reported with its text, without its parameters, in the context of its call', async () => {
    const who = new AsyncLocalStorage<string>();
    const told: unknown[] = [];
    const noted = connect(test.url, {
      connections: 1,
      noteStatement: (statement, _ms, failed) => told.push([who.getStore(), statement, failed]),
    });
    const { sql } = noted;

    await who.run('a call', async () => sql`select ${7}::int as number where ${sql`true = ${true}`}`);
    await who.run('another', async () => sql`select from nothing`.catch(() => {}));

    expect(told).toEqual([
      ['a call', 'select ?::int as number where true = ?', false],
      ['another', 'select from nothing', true],
    ]);
    await noted.close();
  });
});
