import type { Dashboard } from '@volan/api-contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { openedForFile } from '../testing/openedForFile.ts';
import { germany, openAdministrator, openSomeone, serbia } from '../testing/administrators.ts';
import { emptyAds } from '../testing/emptyAds.ts';
import { insertCompany } from '../testing/insertCompany.ts';
import { insertAd } from '../testing/insertAd.ts';
import { openTestAccounts, type TestPerson } from '../testing/openTestAccounts.ts';

const test = openedForFile(openTestAccounts);
beforeEach(() => test.beginAnew());

async function read(as: TestPerson, query = '') {
  const { data, status } = await test.call('GET', `/admin/dashboard?${query}`, null, { as: as.accessToken });
  expect(status).toBe(200);
  return data as Dashboard;
}
const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);

describe('the dashboard [A12, H04]', () => {
  it('counts thirty days, today last, by country; a regional administrator sees the own one alone', async () => {
    const { sql } = test.database;
    const vera = await openAdministrator(test);
    const regional = await openAdministrator(test, { group: 6 });
    const [home, abroad] = [await openSomeone(test, 'Domaći'), await openSomeone(test, 'Strani', germany)];
    await insertAd(sql, { seller: home.user.id });
    await insertAd(sql, { seller: home.user.id, status: 0 });
    await insertAd(sql, { seller: home.user.id, createdAt: new Date(Date.now() - 40 * 24 * 3_600_000).toISOString() });
    const far = await insertAd(sql, { seller: abroad.user.id });
    await sql`update ad set country_id = ${germany}, region_id = null where id = ${far}`;
    for (const [user, total] of [
      [home.user.id, 200_000],
      [abroad.user.id, 500_000],
    ] as const) {
      await sql`
        insert into purchase_order (user_id, key, brand, language, currency, total, net, state, created_at, paid_at)
        values (${user}, 'kljuc', 'volan', 'rs', 'RSD', ${total}, ${total}, 'captured', now(), now())`;
    }
    const all = await read(vera);
    expect([all.days.length, all.days.at(-1), all.ads.at(-1), sum(all.ads)]).toEqual([
      30,
      new Date(test.now).toISOString().slice(0, 10),
      2,
      2,
    ]);
    expect([all.orders.at(-1), all.revenue]).toEqual([
      2,
      [{ currency: 'RSD', amounts: [...Array.from({ length: 29 }, () => 0), 700_000] }],
    ]);
    const own = await read(regional);
    expect([sum(own.ads), sum(own.orders), sum(own.revenue[0]?.amounts ?? [])]).toEqual([1, 1, 200_000]);
    expect(await read(vera, `country_id=${serbia}`)).toEqual(own);
    expect(await read(regional, `country_id=${germany}`)).toEqual(own);
    expect([all.delivery === null, own.delivery]).toEqual([false, null]);
  });

  it('says how much waits, and since when', async () => {
    const { sql } = test.database;
    const vera = await openAdministrator(test);
    const ad = await insertAd(sql, { status: 1 });
    await sql`
      insert into ad_review (ad_id, risk, reasons, waiting_since) values (${ad}, 1, '{}', '2026-03-02 10:00Z')`;
    await sql`update mail set tries = 2, created_at = '2026-03-03 10:00Z' where id = (select min(id) from mail)`;
    const { queue, delivery } = await read(vera);
    expect(queue).toEqual({ waiting: 1, oldest_at: '2026-03-02T10:00:00.000Z' });
    expect(delivery?.mail).toEqual({ waiting: 1, oldest_at: '2026-03-03T10:00:00.000Z' });
  });

  it('names the companies that wait for approval, the oldest first, by country [P55, H04]', async () => {
    const { sql } = test.database;
    await sql`truncate company cascade`;
    const vera = await openAdministrator(test);
    const regional = await openAdministrator(test, { group: 6 });
    const companyOf = async (name: string, countryId: number, since: string) => {
      const { user } = await openSomeone(test, name, countryId);
      await sql`update users set type_id = 2 where id = ${user.id}`;
      await insertCompany(sql, { seller: user.id, name, status: 0 });
      const [row] = await sql<{ id: number }[]>`
        update company set country_id = ${countryId} where user_id = ${user.id} returning id::int`;
      const id = row?.id ?? 0;
      await sql`
        insert into company_review (company_id, waiting_since) values (${id}, ${since})
        on conflict (company_id) do update set waiting_since = excluded.waiting_since`;

      return { id, name };
    };
    const later = await companyOf('Auto plac Čačak', serbia, '2026-03-03 10:00Z');
    const first = await companyOf('Auto Köln', germany, '2026-03-02 10:00Z');

    const { companies } = await read(vera);
    expect(companies).toEqual({ waiting: 2, oldest_at: '2026-03-02T10:00:00.000Z', first: [first, later] });
    expect((await read(regional)).companies).toMatchObject({ waiting: 1, first: [later] });
  });

  it('shows how long the oldest ad had waited on each day, also on days without decisions', async () => {
    const { sql } = test.database;
    await emptyAds(sql);
    const vera = await openAdministrator(test);
    const regional = await openAdministrator(test, { group: 6 });
    const noon = (daysAgo: number) => {
      const day = new Date(test.now - daysAgo * 24 * 3_600_000).toISOString().slice(0, 10);
      return new Date(`${day}T12:00:00Z`);
    };
    const decided = await insertAd(sql, {});
    await sql`
      insert into ad_decision (ad_id, decided_at, old_status, status, waiting_since)
      values (${decided}, ${noon(3)}, 1, 2, ${noon(5)})`;
    const slip = await insertAd(sql, {});
    await sql`
      insert into ad_decision (ad_id, decided_at, old_status, status, waiting_since, undone_at)
      values (${slip}, ${noon(3)}, 1, 2, ${noon(9)}, ${noon(3)})`;
    const { queue_hours: hours } = await read(vera);
    expect(hours.slice(-7)).toEqual([0, 12, 36, 48, 0, 0, 0]);

    await sql`update ad set status = 1 where id = ${slip}`;
    await sql`insert into ad_review (ad_id, risk, reasons, waiting_since) values (${slip}, 1, '{}', ${noon(2)})`;
    expect((await read(regional)).queue_hours.slice(-7, -1)).toEqual([0, 12, 36, 48, 12, 36]);
    await sql`update ad set country_id = ${germany}, region_id = null`;
    expect(sum((await read(regional)).queue_hours)).toBe(0);
  });
});
