import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openedForFile } from '../testing/openedForFile.ts';
import { checkLedger } from '../ledger/checkLedger.ts';
import { balanceOf } from '../ledger/transfers.ts';
import { openTestPlans } from './planTesting.ts';

const test = openedForFile(openTestPlans);

beforeEach(() => test.begin('2027-03-02T10:00:00Z'));
afterEach(async () => {
  expect(await checkLedger(test.database.sql)).toEqual([]);
});

const lot = 490_000;

describe('credits of each month [M13]', () => {
  it.each([
    ['2027-01-31T12:00:00Z', ['2027-01-31T12', '2027-02-28T12', '2027-03-31T11', '2027-04-30T11', '2027-05-31T11']],
    ['2027-10-30T22:30:00Z', ['2027-10-30T22', '2027-11-29T23', '2027-12-30T23', '2028-01-30T23', '2028-02-28T23']],
    ['2028-01-30T08:00:00Z', ['2028-01-30T08', '2028-02-29T08', '2028-03-30T07', '2028-04-30T07', '2028-05-30T07']],
  ])('come on each monthly date by the clock of the market, from %s on', async (start, dates) => {
    await test.give('lot', start, 12);
    const seen: number[][] = [];
    for (const date of dates) {
      const at = Date.parse(`${date}:${start.slice(14, 16)}:00Z`);
      await test.process(at - 1000);
      const before = await test.credits();
      await test.process(at);
      seen.push([before, await test.credits()]);
    }
    expect(seen).toEqual(dates.map((_, month) => [30 * month, 30 * (month + 1)]));
  });

  it('are caught up after a stop, each once, and none come after the end', async () => {
    await test.give('lot', '2027-01-31T12:00:00Z', 4);
    await Promise.all([1, 2, 3].map(() => test.process('2027-04-15T00:00:00Z')));
    expect(await test.credits()).toBe(90);
    for (let times = 0; times < 3; times += 1) await test.process('2029-01-01T00:00:00Z');
    expect(await test.credits()).toBe(120);
    const moved = await test.database.sql`
      select id from ledger_transfer where id like 'plan:%'
        and takes in (select id from ledger_account where user_id = ${test.buyer.user.id})`;
    expect(moved).toHaveLength(4);
  });

  it('of a packet that was bought come with its order, and not again', async () => {
    await test.buy('lot', lot);
    test.pass({ days: 20 });
    await test.process(test.now);
    expect(await balanceOf(test.database.sql, test.buyer.user.id, 'credit')).toBe(30);
  });
});
