import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tools/postgres/testDatabase.ts';
import { connect, type Database } from '../platform/database/connect.ts';
import { insertSeller } from '../testing/insertAd.ts';
import { checkLedger, faultsIn, type LedgerFault } from './checkLedger.ts';
import { NotEnough, TransferRefused } from './refusals.ts';
import { balanceOf, post, release, releaseOverdue, reserve, settle, type Transfer } from './transfers.ts';

let test: TestDatabase;
let database: Database;
let ana: number;
let iva: number;
let ids = 0;

/** Carries what was found out of a transaction that is undone. */
class FoundFaults extends Error {
  readonly faults: readonly LedgerFault[];

  constructor(faults: readonly LedgerFault[]) {
    super('undone');
    this.faults = faults;
  }
}

const noon = new Date('2026-11-20T12:00:00Z');
const later = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);

beforeAll(async () => {
  test = await createTestDatabase();
  database = connect(test.url, { connections: 4 });
});
beforeEach(async () => {
  ana = await insertSeller(database.sql);
  iva = await insertSeller(database.sql);
});
afterAll(async () => {
  await database.close();
  await test.drop();
});

const credits = (userId: number) => balanceOf(database.sql, userId, 'credit');

const transfer = (part: Partial<Transfer>): Transfer => ({
  id: `transfer-${++ids}`,
  from: 'bonus',
  to: { userId: ana },
  unit: 'credit',
  amount: 10,
  kind: 'bonus',
  ...part,
});

const move = (part: Partial<Transfer> = {}) => database.sql.begin((sql) => post(sql, transfer(part), noon));
const spend = (part: Partial<Transfer> = {}) =>
  move({ from: { userId: ana }, to: 'revenue', amount: 4, kind: 'boost', ...part });
const hold = (part: Partial<Transfer> = {}, until = later(60)) =>
  database.sql.begin((sql) =>
    reserve(sql, transfer({ from: { userId: ana }, to: 'revenue', amount: 4, kind: 'review', ...part }), until, noon),
  );
const end = (how: typeof settle, id: string, now = later(1)) => database.sql.begin((sql) => how(sql, id, now));

describe('a transfer [M44]', () => {
  it('moves an amount from one account to another of the same unit, and no other', async () => {
    await move();
    expect([await credits(ana), await credits(iva)]).toEqual([10, 0]);
    expect(await balanceOf(database.sql, ana, 'point')).toBe(0);
    await move({ from: { userId: ana }, to: { userId: iva }, amount: 3 });
    expect([await credits(ana), await credits(iva)]).toEqual([7, 3]);
  });

  it('never takes more than the balance, and reports how much is missing', async () => {
    await move();
    const refused = await spend({ amount: 13 }).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(NotEnough);
    expect(refused).toMatchObject({ missing: 3 });
    expect(await credits(ana)).toBe(10);
    await spend({ amount: 10 });
    expect(await credits(ana)).toBe(0);
  });

  it('happens once for its id, however often it is asked for', async () => {
    await move({ id: 'once' });
    await Promise.all(Array.from({ length: 8 }, () => move({ id: 'once' })));
    expect(await credits(ana)).toBe(10);
  });

  it.each<[string, () => Partial<Transfer>]>([
    ['another amount', () => ({ amount: 11 })],
    ['another taker', () => ({ to: { userId: iva } })],
    ['another kind', () => ({ kind: 'correction' })],
  ])('is refused where its id was used with %s', async (_, part) => {
    const id = `taken-${++ids}`;
    await move({ id });
    await expect(move({ id, ...part() })).rejects.toBeInstanceOf(TransferRefused);
    expect([await credits(ana), await credits(iva)]).toEqual([10, 0]);
  });

  it('is undone with the rest of its transaction', async () => {
    const broken = database.sql.begin(async (sql) => {
      await post(sql, transfer({}), noon);
      throw new Error('something else failed');
    });
    await expect(broken).rejects.toThrow('something else failed');
    expect(await credits(ana)).toBe(0);
  });

  it.each([0, -1, 1.5, 0.1 + 0.2, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, 1e308, 1_000_000_000_001])(
    'of %d is refused',
    async (amount) => {
      await expect(move({ amount })).rejects.toBeInstanceOf(RangeError);
    },
  );

  it.each(['0', '-1', '1e3', '1.5', '1\u00a0000', '1 000', '1,000', '9223372036854775808', 'NaN', '1000000000001'])(
    'of "%s" is refused by the database too',
    async (amount) => {
      const { sql } = database;
      const written = sql`
        select ledger_post('direct', ledger_ours('bonus', 'credit'), ledger_account_of(${ana}::bigint, 'credit'),
          ${amount}::text::bigint, 'bonus')`;
      await expect(written).rejects.toMatchObject({ code: expect.stringMatching(/^(22P02|22003|23514)$/) as string });
    },
  );

  it('between two units is refused by the database', async () => {
    const { sql } = database;
    const written = sql`
      select ledger_post('mixed', ledger_ours('bank', 'RSD'), ledger_account_of(${ana}::bigint, 'credit'), 5, 'bonus')`;
    await expect(written).rejects.toMatchObject({ code: '23503' });
  });

  it.each([
    'update ledger_transfer set amount = 1',
    'delete from ledger_transfer',
    'truncate ledger_transfer',
    'delete from ledger_account',
    'truncate ledger_account cascade',
    "update ledger_account set posted = 1000000 where name = 'user'",
  ])('stays as it was: %s', async (statement) => {
    await move();
    await expect(database.sql.unsafe(statement)).rejects.toMatchObject({ code: 'LE004' });
  });

  it('counts for our own accounts when its transaction ends, so that others do not wait for it', async () => {
    await move();
    await database.sql.begin(async (sql) => {
      await post(sql, transfer({ from: { userId: ana }, to: 'revenue', kind: 'boost', amount: 1 }), noon);
      await spend({ from: { userId: iva } }).catch(() => null);
      await move({ to: { userId: iva } });
    });
    expect([await credits(ana), await credits(iva)]).toEqual([9, 10]);
  });
});

describe('a reservation [M43]', () => {
  it('is gone for its owner at once, and its taker has it when it is settled', async () => {
    await move();
    await hold({ id: 'review-1', to: { userId: iva } });
    expect([await credits(ana), await credits(iva)]).toEqual([6, 0]);
    await expect(spend({ amount: 7 })).rejects.toMatchObject({ missing: 1 });
    await end(settle, 'review-1');
    await end(settle, 'review-1');
    expect([await credits(ana), await credits(iva)]).toEqual([6, 4]);
  });

  it('comes back when it is released, once', async () => {
    await move();
    await hold({ id: 'review-2' });
    await end(release, 'review-2');
    await end(release, 'review-2');
    expect(await credits(ana)).toBe(10);
  });

  it('ends one way only', async () => {
    await move();
    await hold({ id: 'review-3' });
    await hold({ id: 'review-4' });
    await end(settle, 'review-3');
    await end(release, 'review-4');
    await expect(end(release, 'review-3')).rejects.toBeInstanceOf(TransferRefused);
    await expect(end(settle, 'review-4')).rejects.toBeInstanceOf(TransferRefused);
    await expect(end(settle, 'never')).rejects.toBeInstanceOf(TransferRefused);
    expect(await credits(ana)).toBe(6);
  });

  it('cannot be settled when its time is over, and can be spent again', async () => {
    await move();
    await hold({ id: 'review-5', amount: 9 }, later(5));
    await expect(end(settle, 'review-5', later(5))).rejects.toBeInstanceOf(TransferRefused);
    await database.sql.begin((sql) =>
      post(sql, transfer({ from: { userId: ana }, to: 'revenue', kind: 'boost', amount: 10 }), later(6)),
    );
    expect(await credits(ana)).toBe(0);
  });

  it('is released by the job when its time is over, not before', async () => {
    await move();
    await hold({ id: 'review-6' }, later(5));
    expect(await releaseOverdue(database.sql, later(4))).toBe(0);
    expect(await releaseOverdue(database.sql, later(5))).toBe(1);
    expect(await releaseOverdue(database.sql, later(9))).toBe(0);
    expect(await credits(ana)).toBe(10);
  });

  it('is settled or released, not both, when both are asked for at once', async () => {
    await move();
    await hold({ id: 'review-7', to: { userId: iva } });
    const asked = await Promise.allSettled([end(settle, 'review-7'), end(release, 'review-7')]);
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await credits(ana)) + (await credits(iva))).toBe(10);
  });
});

describe('the proof of the ledger', () => {
  it('finds nothing where only transfers were made', async () => {
    await move();
    await hold({ id: 'review-8' });
    await spend({ amount: 1 });
    expect(await checkLedger(database.sql)).toEqual([]);
  });

  it('finds a balance that no transfer made', async () => {
    await move();
    const { sql } = database;
    const faults = await sql
      .begin(async (transaction) => {
        await transaction`alter table ledger_account disable trigger user`;
        await transaction`update ledger_account set posted = posted + 5 where user_id = ${ana} and unit = 'credit'`;
        await transaction`alter table ledger_account enable trigger user`;
        throw new FoundFaults(await faultsIn(transaction));
      })
      .catch((undone: unknown) => (undone instanceof FoundFaults ? undone.faults : undone));
    expect(faults).toMatchObject([
      { proof: 'sums', fault: 'all credit together are 5, not 0' },
      {
        proof: 'balances',
        fault: expect.stringMatching(/has 15 and reserves 0; its transfers make 10 and 0$/) as string,
      },
    ]);
  });
});
