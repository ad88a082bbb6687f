import { beforeEach, describe, expect, it } from 'vitest';
import { openedForFile } from '../testing/openedForFile.ts';
import { insertAd, insertSeller } from '../testing/insertAd.ts';
import { insertCompany } from '../testing/insertCompany.ts';
import { post } from '../ledger/transfers.ts';
import { openTestAccounts } from '../testing/openTestAccounts.ts';

const test = openedForFile(openTestAccounts);

beforeEach(() => test.beginAnew());

describe('an own account', () => {
  it('is returned whole, without password and tokens [J17, E01]', async () => {
    const { accessToken, email, user } = await test.person();
    const { data, body, headers } = await test.call('GET', '/user', null, { as: accessToken });
    expect(data).toMatchObject({ id: user.id, email, credits: 0, balance: 0, addresses: [], suspended: 0 });
    expect(body).not.toMatch(/argon2|hash|token/i);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('is returned with the sizes of its lists, and the day when its password was chosen [B07]', async () => {
    const { accessToken, user } = await test.person();
    const read = async () => (await test.call('GET', '/user', null, { as: accessToken })).data;
    expect(await read()).toMatchObject({
      counts: { active_ads: 0, favourites: 0, sellers: 0, companies: 0 },
      password_changed_at: expect.stringMatching(/^\d{4}-/),
    });
    const { sql } = test.database;
    const dealer = await insertSeller(sql, { type: 2 });
    await insertCompany(sql, { seller: dealer, name: 'Auto plac' });
    const own = await insertAd(sql, { seller: user.id });
    await insertAd(sql, { seller: user.id, status: 1 });
    await sql`insert into favourite (user_id, ad_id, price) values (${user.id}, ${own}, 1)`;
    await sql`insert into followed_seller (user_id, seller_id) values (${user.id}, ${dealer})`;
    expect(await read()).toMatchObject({ counts: { active_ads: 1, favourites: 1, sellers: 1 } });
  });

  it('has the same number of credits to spend in every answer [J27, J33, E01]', async () => {
    const { accessToken, user } = await test.person();
    const bonus = { from: 'bonus', to: { userId: user.id }, unit: 'credit', amount: 12, kind: 'bonus' } as const;
    await test.database.sql.begin((sql) => post(sql, { id: 'bonus-of-ana', ...bonus }, new Date()));
    const read = async (path: string) => (await test.call('GET', path, null, { as: accessToken })).data;
    expect(await read('/user/balance')).toEqual({ balance: 12 });
    expect(await read('/user')).toMatchObject({ credits: 12, balance: 12 });
    expect(await read('/auth/stats')).toMatchObject({ credits: 12 });
    expect(await read('/auth/session')).toMatchObject({ user: { credits: 12, balance: 12 } });
  });

  it.each([
    ['/user', null],
    ['/user/name', { name: 'Iva' }],
    ['/auth/sessions', null],
    ['/auth/change-password', { password: 'druga kuća u dolini' }],
  ])('is nothing for a visitor: %s', async (path, body) => {
    const { status, message } = await test.call(body ? 'POST' : 'GET', path, body);
    expect([status, message]).toEqual([401, 'Invalid authentication token.']);
  });

  it('takes a name of 2 to 60 characters in one line [J18]', async () => {
    const { accessToken } = await test.person();
    const set = (name: string) => test.call('POST', '/user/name', { name }, { as: accessToken });
    expect((await set('  Đorđe   Žikić ')).data).toEqual({ name: 'Đorđe Žikić' });
    expect((await set('Đ')).errors).toEqual({ name: ['min'] });
    expect((await set('a'.repeat(61))).errors).toEqual({ name: ['max'] });
  });

  it('keeps the lines of a description and no more than text [J19, G08]', async () => {
    const { accessToken } = await test.person();
    const description = ' Prvi red\r\n\r\n\r\n\r\n<b>drugi</b>\u202E ';
    const { data } = await test.call('POST', '/user/description', { description }, { as: accessToken });
    expect(data).toEqual({ description: 'Prvi red\n\ndrugi' });
  });

  it.each(['id', 'group', 'credits', 'balance', 'suspended', 'plan', 'status'])(
    'takes no %s that is sent along',
    async (field) => {
      const { accessToken, user } = await test.person();
      const read = () => test.database.sql`select * from users where id = ${user.id}`;
      const before = await read();
      const { errors } = await test.call('POST', '/user/name', { name: 'Iva', [field]: 1 }, { as: accessToken });
      expect(errors).toEqual({ [field]: ['unknown'] });
      expect(await read()).toEqual(before);
    },
  );
});

describe('what belongs to an account', () => {
  it('lists types of accounts in the language of the reader; all but the first are businesses [J21, J23, M11]', async () => {
    const { data } = await test.call('GET', '/user/profile-types?lang=en');
    expect(data).toMatchObject([
      { id: 1, name: 'Private seller' },
      { id: 2, name: 'Car dealer' },
      { id: 3, name: 'Garage or service' },
      { id: 4, name: 'Parts shop' },
      { id: 5, name: 'Partner' },
    ]);
    expect((await test.call('GET', '/user/business-types?lang=rs')).data).toHaveLength(4);
  });

  it('gets the chosen type if it exists; a company stays a business, and no other account becomes one [J20, M12]', async () => {
    const { accessToken, user } = await test.person();
    const set = (type_id: number) => test.call('POST', '/user/profile_type', { type_id }, { as: accessToken });
    expect((await set(3)).errors).toEqual({ type_id: ['conflict'] });
    const { sql } = test.database;
    await sql`update users set type_id = 2 where id = ${user.id}`;
    await insertCompany(sql, { seller: user.id, name: 'Auto Kuća' });
    expect((await set(3)).data).toEqual({ type_id: 3 });
    expect((await set(1)).errors).toEqual({ type_id: ['conflict'] });
    expect((await set(6)).errors).toEqual({ type_id: ['value'] });
  });

  const belgrade = { country_id: 688, city: 'Beograd', street: 'Glavna 1' };

  it('has no address with a postcode without digits', async () => {
    const { accessToken } = await test.person();
    const { errors } = await test.call('POST', '/user/address', { ...belgrade, zip: 'abc' }, { as: accessToken });
    expect(errors).toEqual({ zip: ['format'] });
  });

  it('has addresses, the first one the default; removed, the next one is [J24, J25]', async () => {
    const { accessToken } = await test.person();
    const add = (more: object = {}) =>
      test.call('POST', '/user/address', { ...belgrade, ...more }, { as: accessToken });
    const [first, second] = [await add(), await add({ street: 'Druga 2' })].map(
      ({ data }) => data as { id: number; is_default: boolean },
    );
    expect([first?.is_default, second?.is_default]).toEqual([true, false]);
    await test.call('DELETE', `/user/address?id=${first?.id}`, null, { as: accessToken });
    const { data } = await test.call('GET', '/user', null, { as: accessToken });
    expect(data).toMatchObject({ addresses: [{ id: second?.id, is_default: true }] });
    expect((await add({ country_id: 1 })).errors).toEqual({ country_id: ['value'] });
  });

  it('has one default address when two come at once', async () => {
    const { accessToken } = await test.person();
    const added = await Promise.all(
      ['1', '2', '3', '4'].map((zip) => test.call('POST', '/user/address', { ...belgrade, zip }, { as: accessToken })),
    );
    expect(added.filter(({ data }) => (data as { is_default: boolean }).is_default)).toHaveLength(1);
  });

  it('has an address once, in any spelling, and completes it with new fields', async () => {
    const { accessToken } = await test.person();
    const add = async (more: object) =>
      (await test.call('POST', '/user/address', { ...belgrade, ...more }, { as: accessToken })).data as { id: number };
    const first = await add({});
    const again = await Promise.all([add({ city: 'BEOGRAD', street: ' glavna  1' }), add({ zip: '11000' })]);
    expect(new Set(again.map(({ id }) => id))).toEqual(new Set([first.id]));
    expect((await add({ zip: '21000' })).id).not.toBe(first.id);
    const { data } = await test.call('GET', '/user', null, { as: accessToken });
    expect(data).toMatchObject({ addresses: [{ ...belgrade, zip: '11000' }, { zip: '21000' }] });
  });

  it('keeps the addresses of others [J25, H02]', async () => {
    const [ana, iva] = [await test.person(), await test.person()];
    const { data } = await test.call('POST', '/user/address', belgrade, { as: iva.accessToken });
    const { status } = await test.call('DELETE', `/user/address?id=${(data as { id: number }).id}`, null, {
      as: ana.accessToken,
    });
    expect(status).toBe(404);
    expect((await test.call('GET', '/user', null, { as: iva.accessToken })).data).toMatchObject({
      addresses: [belgrade],
    });
  });

  it('keeps its settings; a setting that is not sent does not change [J31, M10]', async () => {
    const { accessToken } = await test.person();
    const settings = (body: object | null) =>
      test.call(body ? 'POST' : 'GET', '/settings/personal-settings', body, { as: accessToken });
    expect((await settings(null)).data).toMatchObject({ language: 'rs', marketing: false, email_alerts: true });
    await Promise.all([settings({ marketing: true }), settings({ theme: 'dark' })]);
    expect((await settings(null)).data).toMatchObject({ marketing: true, theme: 'dark', language: 'rs' });
    expect((await settings({ theme: 'pink' })).errors).toEqual({ theme: ['value'] });
  });

  it('is counted: its ads, and its credits, which are zero at first [J13, J27]', async () => {
    const { accessToken, user } = await test.person();
    await insertAd(test.database.sql, { seller: user.id });
    await insertAd(test.database.sql, { seller: user.id, status: 6 });
    expect((await test.call('GET', '/auth/stats', null, { as: accessToken })).data).toMatchObject({
      ads: 2,
      active: 1,
      credits: 0,
    });
    expect((await test.call('GET', '/user/balance', null, { as: accessToken })).data).toEqual({ balance: 0 });
  });
});
