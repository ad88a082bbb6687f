import type { AdDetails, AdLink, AdPhones, AdStats, CompanyDetails, MyAd } from '@volan/api-contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { openedForFile } from '../testing/openedForFile.ts';
import { emptyAds } from '../testing/emptyAds.ts';
import { insertCompany } from '../testing/insertCompany.ts';
import type { TestPerson } from '../testing/openTestAccounts.ts';
import { fine, openTestSelling } from './sellingTesting.ts';
import { openVisits } from './visits.ts';

const test = openedForFile(openTestSelling);
let ana: TestPerson;
let id: number;

beforeEach(async () => {
  await test.beginAnew();
  await emptyAds(test.database.sql);
  ana = await test.seller();
  ({ id } = fine<AdLink>(await test.publish(ana)));
});

const ask = (ad = id, address = '203.0.113.9') => test.call('POST', '/ads/phone', { id: ad }, { address });
const stats = async (query = '') =>
  fine<AdStats>(await test.call('GET', `/ads/stats/${id}${query}`, null, { as: ana.accessToken }));
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

describe('the phone of a seller [M53, M61]', () => {
  it('is returned by its own call, and is in no other answer', async () => {
    expect(fine<AdPhones>(await ask())).toEqual({
      seller: 'Ana Anić',
      phones: [{ number: '+381641234567', text: '+381 64 1234567' }],
    });
    const { id: own } = fine<AdLink>(await test.publish(ana, { phone: ['062/765-4321'], mileage: ['9.000'] }));
    expect(fine<AdPhones>(await ask(own)).phones).toEqual([{ number: '0627654321', text: '(062) 765-4321' }]);
    for (const path of [`/ads/${own}`, '/ads', `/ads/similar/${id}`]) {
      expect((await test.call('GET', path)).body).not.toMatch(/64.?1234567|627654321/);
    }
  });

  it('is returned for public ads only', async () => {
    await test.database.sql`update ad set status = 4 where id = ${id}`;
    expect((await ask()).error).toBe('not-found');
    await test.database.sql`update ad set status = 2 where id = ${id}`;
    await test.database.sql`update users set status = 2 where id = ${ana.user.id}`;
    expect((await ask()).error).toBe('not-found');
  });

  it('is offered where there is one, and its page hears when that changes [M10]', async () => {
    const { sql } = test.database;
    const told = async () => {
      const [offered, { phones }] = [
        fine<AdDetails>(await test.call('GET', `/ads/${id}`)),
        fine<AdPhones>(await ask()),
      ];
      const mine = fine<MyAd[]>(await test.call('GET', '/ads/mine', null, { as: ana.accessToken }));
      expect([offered, ...mine].map((ad) => ad.has_phone)).toEqual([phones.length > 0, phones.length > 0]);

      return offered.has_phone;
    };
    const notes = async () => (await sql`select 1 from outbox where ad_id = ${id}`).length;
    expect(await told()).toBe(true);
    const before = await notes();
    await sql`update users set settings = '{"show_phone":false}' where id = ${ana.user.id}`;
    expect(await told()).toBe(false);
    await sql`update users set type_id = 2 where id = ${ana.user.id}`;
    await insertCompany(sql, { seller: ana.user.id, name: 'Auto Ana' });
    expect(await told()).toBe(true);
    await sql`update company set phones = '{}' where user_id = ${ana.user.id}`;
    await sql`update users set settings = '{}', mobile = null where id = ${ana.user.id}`;
    expect(await told()).toBe(false);
    expect(await notes()).toBe(before + 4);
  });

  it('is returned 20 times an hour to one address, over all ads', async () => {
    for (let each = 0; each < 20; each += 1) fine(await ask());
    expect((await ask()).error).toBe('rate-limited');
    fine(await ask(id, '203.0.113.10'));
  });
});

describe('the phone of a company [M58, M61]', () => {
  const askCompany = (slug: string) => test.call('POST', '/companies/phone', { slug }, { address: '203.0.113.9' });

  it('is returned by its own call, also without an ad, and counts for no ad', async () => {
    const { sql } = test.database;
    await sql`update users set type_id = 3 where id = ${ana.user.id}`;
    await insertCompany(sql, { seller: ana.user.id, name: 'Servis Ana' });
    const page = () => test.call('GET', '/companies/servis-ana');
    await sql`update company set phones = '{"062/765-4321"}' where user_id = ${ana.user.id}`;
    await sql`update ad set status = 4 where user_id = ${ana.user.id}`;
    expect(fine<AdPhones>(await askCompany('servis-ana'))).toEqual({
      seller: 'Servis Ana',
      phones: [{ number: '0627654321', text: '(062) 765-4321' }],
    });
    expect(fine<CompanyDetails>(await page())).toMatchObject({ has_phone: true, newest_ad: null });
    expect((await page()).body).not.toMatch(/627654321|765-4321/);
    expect(await sql`select from ad_day where reveals > 0`).toHaveLength(0);

    await sql`update company set phones = '{}' where user_id = ${ana.user.id}`;
    await sql`update users set mobile = null where id = ${ana.user.id}`;
    expect(fine<CompanyDetails>(await page()).has_phone).toBe(false);
    await sql`update company set status = 2 where user_id = ${ana.user.id}`;
    expect((await askCompany('servis-ana')).error).toBe('not-found');
  });

  it('shares its limit with the phones of ads', async () => {
    for (let each = 0; each < 20; each += 1) fine(await ask());
    expect((await askCompany('servis-ana')).error).toBe('rate-limited');
  });
});

describe('the numbers of an ad [P39]', () => {
  it('count each visitor once a day, no robot, and phones and favourites', async () => {
    const visits = openVisits(
      test.database.sql,
      () => test.now,
      () => {},
    );
    const visitor = { address: '203.0.113.1', userAgent: firefox };
    expect([visits.count(id, visitor), visits.count(id, visitor)]).toEqual([true, false]);
    expect(visits.count(id, { ...visitor, address: '203.0.113.2' })).toBe(true);
    expect(visits.count(id, { ...visitor, userAgent: 'Googlebot/2.1 (+http://www.google.com/bot.html)' })).toBe(false);
    expect(visits.count(id, { ...visitor, userAgent: '' })).toBe(false);
    expect(visits.count(2_000_000, visitor)).toBe(true);
    await visits.close();
    for (const [userAgent, by] of [
      [firefox, null],
      [firefox, null],
      [firefox, ana],
      ['curl/8.5.0', null],
      ['', null],
    ] as const) {
      const headers = { 'user-agent': userAgent };
      const address = '203.0.113.1';
      fine(await test.call('POST', '/ads/phone', { id }, { headers, address, ...(by && { as: by.accessToken }) }));
    }
    const milan = await test.seller();
    await test.call('PUT', '/favourites/create', { ad_id: id }, { as: milan.accessToken });
    const question = { message: 'Da li je dostupno?', id, user1: milan.user.id, user2: ana.user.id };
    fine(
      await test.call('POST', '/message', question, {
        as: milan.accessToken,
        headers: { 'idempotency-key': crypto.randomUUID() },
      }),
    );
    const { total, days } = await stats('?days=7');
    expect(total).toEqual({ views: 2, reveals: 1, favourites: 1, conversations: 1 });
    expect(days).toHaveLength(7);
    expect(days.at(-1)).toMatchObject({ views: 2, reveals: 1, conversations: 1 });
    expect(days[0]).toMatchObject({ views: 0, reveals: 0, favourites: 0, conversations: 0 });
    expect((await test.call('GET', `/ads/stats/${id}`, null, { as: milan.accessToken })).error).toBe('forbidden');
  });

  it('count a network five times a day at most, whatever its browsers are called', () => {
    const visits = openVisits(
      test.database.sql,
      () => test.now,
      () => {},
    );
    const counted = (address: string) =>
      Array.from({ length: 200 }, (_, n) => visits.count(id, { address, userAgent: `${firefox} ${n}` })).filter(
        Boolean,
      );
    expect([counted('203.0.113.7'), counted('203.0.113.8')].map(({ length }) => length)).toEqual([5, 5]);
    // each connection has a whole /64
    const addresses = Array.from({ length: 20 }, (_, n) => counted(`2001:db8::${n + 1}`));
    expect(addresses.flat()).toHaveLength(5);
    test.now += 86_400_000;
    expect(counted('203.0.113.7')).toHaveLength(5);
  });

  it('keep the places of a network for buyers, whatever the seller and other accounts do there', async () => {
    const headers = { 'user-agent': firefox };
    const visit = async (by: TestPerson | null) =>
      fine<{ counted: boolean }>(
        await test.call(
          'POST',
          '/ads/visit',
          { id },
          { headers, address: '203.0.113.5', ...(by && { as: by.accessToken }) },
        ),
      ).counted;
    const milan = await test.seller();
    const counted = [];
    for (const by of [ana, ana, milan, milan, null, null]) counted.push(await visit(by));
    expect(counted).toEqual([false, false, true, false, true, false]);
  });

  it('leave out the seller, who acts for the company, and administrators', async () => {
    const { sql } = test.database;
    const clerk = await test.seller();
    const boss = await test.seller({ type: 2 });
    await insertCompany(sql, { seller: boss.user.id, name: `Auto kuća ${boss.user.id}` });
    await sql`
      insert into company_member (company_id, user_id, role)
      select id, ${clerk.user.id}, 'staff' from company where user_id = ${boss.user.id}`;
    await sql`update ad set user_id = ${boss.user.id} where id = ${id}`;
    const people = [boss, clerk, await test.administrator(), await test.seller()];
    const own: unknown[] = [];
    for (const [index, { accessToken }] of people.entries()) {
      const headers = { 'user-agent': `${firefox} ${index}` };
      const visit = await test.call('POST', '/ads/visit', { id }, { headers, as: accessToken });
      own.push(fine<{ own: boolean }>(visit).own);
    }
    // the call tells the seller and members of the company that the ad is their own
    expect(own).toEqual([true, true, false, false]);
    const views = async () => (await sql`select views from ad where id = ${id}`)[0]?.['views'];
    await expect.poll(views, { timeout: 10_000 }).toBe(1);
  });

  it('are asked for by a call that never waits for the database', async () => {
    const headers = { 'user-agent': firefox };
    expect((await test.call('POST', '/ads/visit', { id }, { headers })).data).toEqual({ counted: true, own: false });
    expect((await test.call('POST', '/ads/visit', { id }, { headers: { 'user-agent': 'curl/8.5.0' } })).data).toEqual({
      counted: false,
      own: false,
    });
  });
});
