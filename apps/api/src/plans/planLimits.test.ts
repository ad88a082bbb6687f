import { listingStatus } from '@volan/domain-rules';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openedForFile } from '../testing/openedForFile.ts';
import { checkLedger } from '../ledger/checkLedger.ts';
import { insertAd } from '../testing/insertAd.ts';
import { openTestPlans } from './planTesting.ts';

const test = openedForFile(openTestPlans);

beforeEach(() => test.begin('2027-03-02T10:00:00Z'));
afterEach(async () => {
  expect(await checkLedger(test.database.sql)).toEqual([]);
});

describe('a packet that ends with more ads than are allowed then [T09c, J30]', () => {
  it('leaves all of them active, and no other can be activated until there is room', async () => {
    const { sql } = test.database;
    test.now = Date.now();
    const { id: userId } = test.buyer.user;
    await sql`
      insert into user_plan (user_id, plan, starts_at, ends_at)
      values (${userId}, 'lot', now() - interval '30 days', now() + interval '1 hour')`;
    for (let count = 0; count < 51; count += 1) await insertAd(sql, { seller: userId });
    const paused = await insertAd(sql, { seller: userId, status: listingStatus.paused });
    const activate = () =>
      test.call('POST', '/ads/status', { id: paused, status: listingStatus.active }, { as: test.buyer.accessToken });
    expect((await test.own()).slots).toEqual({ free: 149, used: 51, limit: 200 });
    await sql`update user_plan set ends_at = now() - interval '1 minute' where user_id = ${userId}`;
    expect((await test.own()).slots).toEqual({ free: 0, used: 51, limit: 50 });
    expect((await activate()).errors).toEqual({ status: ['slots-used-up'] });
    const active = await sql`select from ad where user_id = ${userId} and status = ${listingStatus.active}`;
    expect(active).toHaveLength(51);
    await sql`update user_plan set ends_at = now() + interval '1 hour' where user_id = ${userId}`;
    expect((await activate()).status).toBe(200);
  });
});

describe('the free period of a country [J67, L12]', () => {
  const set = async (id: number, period?: number) =>
    test.call('POST', '/country/admin/set-free-period', { id, period }, { as: test.buyer.accessToken });

  it('is set by head office in months, counts for its accounts, and is ended by it', async () => {
    const { sql } = test.database;
    test.now = Date.now();
    expect((await test.own()).slots.limit).toBe(50);
    expect((await set(688, 6)).status).toBe(403);
    await sql`insert into user_group (user_id, group_id) values (${test.buyer.user.id}, 1)`;
    await sql`update users set country_id = 688 where id = ${test.buyer.user.id}`;
    await sql`update session set second_factor_at = now() where user_id = ${test.buyer.user.id}`;
    const until = (await set(688, 6)).data as { free_until: string };
    expect((Date.parse(until.free_until) - test.now) / 86_400_000).toBeGreaterThan(180);
    expect((await test.own()).slots.limit).toBe(1000);
    // without months it is as long as by the rules
    expect((await set(688)).data).toEqual(until);
    expect((await set(688, 0)).data).toEqual({ id: 688, free_until: null });
    expect((await test.own()).slots.limit).toBe(50);
    expect((await set(999, 6)).status).toBe(404);
    expect((await set(688, 37)).status).toBe(422);
    const audited = await sql`select details from audit_entry where action = 'country.free-period' order by id`;
    expect(audited.map(({ details }) => details as object)).toEqual([
      { country: 688, months: 6 },
      { country: 688, months: 6 },
      { country: 688, months: 0 },
    ]);
  });
});
