import type { LedgerEntry, LedgerProof } from '@volan/api-contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { openedForFile } from '../testing/openedForFile.ts';
import { openTestAccounts, type TestPerson } from '../testing/openTestAccounts.ts';
import { openAdministrator, openBuyer } from '../testing/transferOrders.ts';
import { post, release, reserve, settle, type Transfer } from './transfers.ts';

const test = openedForFile(openTestAccounts);
let vera: TestPerson;

beforeAll(async () => {
  vera = await openAdministrator(test);
});

const read = async (userId: number, query = '', by = vera) => {
  const answer = await test.call('GET', `/admin/user/ledger?user_id=${userId}${query}`, null, { as: by.accessToken });
  const { meta } = JSON.parse(answer.body) as { meta: LedgerProof };
  return { status: answer.status, data: answer.data as LedgerEntry[], meta };
};

/** A gift, a purchase, and two reservations that end each way. */
async function live(userId: number) {
  const { sql } = test.database;
  const now = new Date(test.now);
  const until = new Date(test.now + 60_000);
  const of = (id: string, amount: number, gives: boolean): Transfer => ({
    id: `${id}:${userId}`,
    amount,
    unit: 'credit',
    kind: gives ? 'boost' : 'bonus',
    ...(gives ? { from: { userId }, to: 'revenue' } : { from: 'bonus', to: { userId } }),
  });
  await sql.begin((each) => post(each, of('gift', 20, false), now));
  await sql.begin((each) => post(each, of('boost', 6, true), now));
  for (const [name, end] of [
    ['kept', settle],
    ['back', release],
  ] as const) {
    await sql.begin((each) => reserve(each, of(name, 3, true), until, now));
    await sql.begin((each) => end(each, `${name}:${userId}`, now));
  }
}

describe('the ledger of an account [M44]', () => {
  it('shows each transfer with both accounts and the balance after it, and proves the balance by all of them', async () => {
    const buyer = await openBuyer(test);
    await live(buyer.user.id);
    const { data, meta } = await read(buyer.user.id);
    expect(data.map(({ kind, phase, change, left }) => [kind, phase, change, left])).toEqual([
      ['boost', 'voided', 3, 11],
      ['boost', 'reserved', -3, 8],
      ['boost', 'settled', 0, 11],
      ['boost', 'reserved', -3, 11],
      ['boost', 'posted', -6, 14],
      ['bonus', 'posted', 20, 20],
    ]);
    expect(data.at(-1)).toMatchObject({
      id: `gift:${buyer.user.id}`,
      from: { name: 'bonus', user: null },
      to: { name: 'user', user: { id: buyer.user.id } },
    });
    expect(data[0]?.ends).toBe(data[1]?.seq);
    expect(meta).toMatchObject({ total: 6, account: { posted: 11, reserved: 0, balance: 11 }, faults: [] });
  });

  it('tells a balance that its transfers do not make', async () => {
    const buyer = await openBuyer(test);
    await live(buyer.user.id);
    await test.database.sql`
      update ledger_account set posted = posted + 5, version = version + 1
      where user_id = ${buyer.user.id} and unit = 'credit'`;
    expect((await read(buyer.user.id)).meta.faults).toEqual(['posted: 16, its transfers make 11']);
  });

  it('is empty where nothing was moved, and counts points apart', async () => {
    const buyer = await openBuyer(test);
    expect((await read(buyer.user.id, '&unit=point')).meta).toMatchObject({ total: 0, unit: 'point', account: null });
    expect((await read(2_000_000_000)).status).toBe(404);
  });

  it('is read by head office alone', async () => {
    const buyer = await openBuyer(test);
    for (const by of [buyer, await openAdministrator(test, 6)]) {
      expect((await read(buyer.user.id, '', by)).status).toBe(403);
    }
  });
});
