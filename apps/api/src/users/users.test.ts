import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestAccounts, type TestAccounts } from '../testing/openTestAccounts.ts';

let test: TestAccounts;

beforeAll(async () => {
  test = await openTestAccounts();
});
beforeEach(() => test.beginAnew());
afterAll(() => test.close());

describe('an own account', () => {
  it('is told whole, without what proves who somebody is [J17, E01]', async () => {
    const { accessToken, email, user } = await test.person();
    const { data, body, headers } = await test.call('GET', '/user', null, { as: accessToken });
    expect(data).toMatchObject({ id: user.id, email, credits: 0, balance: 0, addresses: [], suspended: 0 });
    expect(body).not.toMatch(/argon2|hash|token/i);
    expect(headers['cache-control']).toBe('no-store');
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
