import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openedForFile } from '../../testing/openedForFile.ts';
import { checkLedger } from '../../ledger/checkLedger.ts';
import { insertAd } from '../../testing/insertAd.ts';
import { makeDealer } from '../../testing/insertCompany.ts';
import { openTestRefunds } from './refundTesting.ts';

const test = openedForFile(openTestRefunds);

beforeEach(() => test.begin());
afterEach(async () => {
  expect(await checkLedger(test.database.sql)).toEqual([]);
});

describe('a refund [M43, M07, M13]', () => {
  it('of a promotion ends it and takes back the credits that it had cost', async () => {
    const ad = await insertAd(test.database.sql, { seller: test.buyer.user.id });
    const id = await test.paid('boost-xl', 1, 600_00, ad);
    const boosts = () =>
      test.database.sql`select from ad_boost where ad_id = ${ad} and ends_at > ${new Date(test.now + 2000)}`;
    expect([(await boosts()).length, await test.credits()]).toEqual([1, 0]);
    test.now += 120_000;
    expect((await test.refund(id)).status).toBe(200);
    expect([(await boosts()).length, await test.credits()]).toEqual([0, 0]);
  });

  it('of a packet ends it and takes its credits back', async () => {
    await makeDealer(test.database.sql, test.buyer.user.id);
    const id = await test.paid('plan-lot', 1, 490_000);
    expect(await test.credits()).toBe(30);
    test.now += 120_000;
    expect((await test.refund(id)).status).toBe(200);
    const plans = await test.database.sql`
      select from user_plan where user_id = ${test.buyer.user.id} and ends_at > ${new Date(test.now)}`;
    expect([plans.length, await test.credits()]).toEqual([0, 0]);
  });
});
