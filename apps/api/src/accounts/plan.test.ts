import { beforeEach, describe, expect, it } from 'vitest';
import { openedForFile } from '../testing/openedForFile.ts';
import { insertAd } from '../testing/insertAd.ts';
import { openTestAccounts, type TestPerson } from '../testing/openTestAccounts.ts';

const test = openedForFile(openTestAccounts);

beforeEach(() => test.beginAnew());

const read = async ({ accessToken }: TestPerson, path: string, brand = 'volan') =>
  (await test.call('GET', path, null, { as: accessToken, headers: { 'x-brand': brand } })).data as object;

/** Gives an account a packet from `from` days from now until `to` days from now. */
const give = ({ user }: TestPerson, plan: string, from: number, to: number) => test.database.sql`
  insert into user_plan (user_id, plan, starts_at, ends_at, next_plan)
  values (${user.id}, ${plan}, now() + make_interval(days => ${from}), now() + make_interval(days => ${to}), ${plan})`;

describe('the packet of an account [M13]', () => {
  it('is the free one until another is bought, without an end [J28, J29]', async () => {
    const ana = await test.person();
    const free = { id: 'free', price: 0, ads: 50, images: 20, staff_seats: 2, months: null };
    expect(await read(ana, '/user/plan')).toMatchObject(free);
    expect(await read(ana, '/user')).toMatchObject({ plan: 'free' });
    expect(await read(ana, '/user/active-plan')).toMatchObject({ ...free, end: null, auto_renew: false });
  });

  it('is the one in force now, at the price of the brand; one that begins later is chosen already', async () => {
    const ana = await test.person();
    await give(ana, 'lot', -20, 10);
    await give(ana, 'showroom', 10, 40);
    const active = await read(ana, '/user/active-plan');
    expect(active).toMatchObject({ id: 'lot', price: 4900_00, currency: 'RSD', auto_renew: true });
    expect(await read(ana, '/user/active-plan', 'gearlane')).toMatchObject({ price: 49_00, currency: 'EUR' });
    expect(await read(ana, '/user/plan')).toMatchObject({ id: 'showroom' });
    expect(await read(ana, '/user')).toMatchObject({ plan: 'showroom' });
  });

  it('ends by itself', async () => {
    const ana = await test.person();
    await give(ana, 'lot', -60, -30);
    const { start, ...rest } = (await read(ana, '/user/active-plan')) as { start: string };
    expect(rest).toMatchObject({ id: 'free', end: null });
    expect((Date.now() - Date.parse(start)) / 86_400_000).toBeCloseTo(30, 0);
    expect(await read(ana, '/user/plan')).toMatchObject({ id: 'free' });
  });
});

describe('free places for ads [J30, T09c]', () => {
  it('are counted from the active ads, and are never fewer than none', async () => {
    const { sql } = test.database;
    const ana = await test.person();
    await insertAd(sql, { seller: ana.user.id });
    await insertAd(sql, { seller: ana.user.id, status: 6 });
    expect(await read(ana, '/user/free-slots')).toEqual({ free: 49, used: 1, limit: 50 });
    for (let count = 0; count < 50; count += 1) await insertAd(sql, { seller: ana.user.id });
    expect(await read(ana, '/user/free-slots')).toEqual({ free: 0, used: 51, limit: 50 });
    await give(ana, 'lot', -1, 1);
    expect(await read(ana, '/user/free-slots')).toEqual({ free: 149, used: 51, limit: 200 });
  });

  it('are many while the free period of the country runs', async () => {
    const { sql } = test.database;
    const ana = await test.person();
    await sql`update users set country_id = 688 where id = ${ana.user.id}`;
    await sql`update country set free_until = now() + interval '1 day' where id = 688`;
    expect(await read(ana, '/user/free-slots')).toMatchObject({ limit: 1000 });
    await sql`update country set free_until = now() - interval '1 hour' where id = 688`;
    expect(await read(ana, '/user/free-slots')).toMatchObject({ limit: 50 });
  });
});
