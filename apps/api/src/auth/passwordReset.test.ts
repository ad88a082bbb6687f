import type { OpenSession } from '@volan/api-contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { openedForFile } from '../testing/openedForFile.ts';
import { insertAd } from '../testing/insertAd.ts';
import { goodPassword, openTestAccounts } from '../testing/openTestAccounts.ts';
import { eraseRemovedAccounts } from '../testing/eraseRemovedAccounts.ts';

const test = openedForFile(openTestAccounts);

beforeEach(() => test.beginAnew());

const wrongCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('a forgotten password', () => {
  /** One app for all calls: a code only works where it was asked for. */
  const app = { headers: { uid: 'a1b2c3d4-e5f6-7890-abcd-ef0123456789.mi3k2v' }, address: '203.0.113.9' };
  const forgot = (email: string) => test.call('POST', '/auth/forgot-password', { email }, app);
  const reset = (email: string, code: string, password = 'druga kuća u dolini') =>
    test.call('POST', '/auth/reset-password', { email, code, password }, app);

  it('is replaced by a mailed code: requested, checked, used once; then every session ends [J08-J10, G04]', async () => {
    const { email, accessToken } = await test.person();
    await forgot(email);
    const code = await test.mailedCode(email);
    const checked = await test.call('POST', '/auth/verify-forgot-password-code', { email, code: ` ${code} ` }, app);
    expect(checked.data).toEqual({ valid: true });
    expect((await reset(email, code)).data).toEqual({ changed: true, passkeys: 0 });
    expect((await test.call('GET', '/user', null, { as: accessToken })).status).toBe(401);
    expect((await test.signIn(email, 'druga kuća u dolini')).status).toBe(200);
    expect((await test.signIn(email)).error).toBe('wrong-credentials');
    expect((await reset(email, code)).errors).toEqual({ code: ['code-wrong'] });
  });

  it('leaves passkeys, and the reply and the mail say how many open the account', async () => {
    const { email, user } = await test.person();
    const { sql } = test.database;
    await sql`update users set email_verified_at = now() where id = ${user.id}`;
    await sql`
      insert into passkey (user_id, credential_id, rp_id, name, public_key, counter, backed_up)
      values (${user.id}, 'kept', 'volan.localhost', 'Telefon', '', 0, false)`;
    await forgot(email);
    expect((await reset(email, await test.mailedCode(email))).data).toEqual({ changed: true, passkeys: 1 });
    const [mail] = await sql`select template, content from mail where recipient = ${email} order by id desc limit 1`;
    expect(mail).toMatchObject({ template: 'password-changed', content: { passkeys: 1 } });
  });

  it('answers alike whether there is an account', async () => {
    const { email } = await test.person();
    const [known, unknown] = [await forgot(email), await forgot(test.newEmail())];
    expect(known.body).toBe(unknown.body);
  });

  it('is guessed five times at most, also at once [J09]', async () => {
    const { email } = await test.person();
    await forgot(email);
    const code = await test.mailedCode(email);
    await Promise.all(Array.from({ length: 5 }, () => reset(email, wrongCode(code))));
    expect((await reset(email, code)).errors).toEqual({ code: ['code-used-up'] });
  });

  it('keeps its code while the new password is too weak', async () => {
    const { email } = await test.person();
    await forgot(email);
    const code = await test.mailedCode(email);
    expect((await reset(email, code, '1234567890')).errors).toEqual({ password: ['password-weak'] });
    expect((await reset(email, code)).data).toEqual({ changed: true, passkeys: 0 });
  });

  it('does not reveal the name of an account, or that it exists, without its code', async () => {
    const { email } = await test.person();
    await forgot(email);
    const code = await test.mailedCode(email);
    const ofName = 'ana anić 123';
    const wrong = { code: ['code-wrong'] };
    expect((await reset(email, wrongCode(code), ofName)).errors).toEqual(wrong);
    expect((await reset(test.newEmail(), '123456', ofName)).errors).toEqual(wrong);
    expect((await reset(email, code, ofName)).errors).toEqual({ password: ['password-weak'] });
    expect((await reset(email, code)).data).toEqual({ changed: true, passkeys: 0 });
  });

  it('by a code that is ten minutes old is refused [J09]', async () => {
    const { email, user } = await test.person();
    await forgot(email);
    await test.database.sql`update one_time_code set expires_at = now() where user_id = ${user.id}`;
    expect((await reset(email, await test.mailedCode(email))).errors).toEqual({ code: ['code-wrong'] });
  });

  it('of one account is mailed three times an hour at most to one network', async () => {
    const { email } = await test.person();
    for (let round = 0; round < 5; round += 1) await forgot(email);
    const [row] = await test.database.sql`
      select count(*)::int as count from mail where recipient = ${email} and template = 'reset-password'`;
    expect(row?.['count']).toBe(3);
  });
});

describe('changing a password', () => {
  it('shortly after signing in needs nothing more, and ends the other sessions [J07, T17]', async () => {
    const { email, accessToken } = await test.person();
    const { data: other } = await test.signIn(email);
    const changed = await test.call(
      'POST',
      '/auth/change-password',
      { password: 'druga kuća u dolini' },
      { as: accessToken },
    );
    expect(changed.data).toEqual({ changed: true });
    expect((await test.call('GET', '/user', null, { as: accessToken })).status).toBe(200);
    expect((await test.call('GET', '/user', null, { as: (other as OpenSession).accessToken })).status).toBe(401);
  });

  it('later needs the current one [J07, T17]', async () => {
    const { accessToken } = await test.person();
    test.now += 11 * 60_000;
    const change = (more: object) =>
      test.call('POST', '/auth/change-password', { password: 'druga kuća u dolini', ...more }, { as: accessToken });
    expect((await change({})).errors).toEqual({ current_password: ['required'] });
    expect((await change({ current_password: 'pogrešna' })).errors).toEqual({
      current_password: ['password-wrong'],
    });
    expect((await change({ current_password: goodPassword })).data).toEqual({ changed: true });
  });
});

describe('changing a password twice at once', () => {
  const change = (as: string, password: string, current: string) =>
    test.call('POST', '/auth/change-password', { password, current_password: current }, { as });

  it('from two sessions succeeds once, and the password is the one of that', async () => {
    const { email, accessToken } = await test.person();
    const { data } = await test.signIn(email);
    const other = (data as OpenSession).accessToken;
    const passwords = ['druga kuća u dolini', 'treća kuća na brdu'] as const;
    const [first, second] = await Promise.all([
      change(accessToken, passwords[0], goodPassword),
      change(other, passwords[1], goodPassword),
    ]);
    expect([first.status, second.status].toSorted((a, b) => a - b)).toEqual([200, 401]);
    const [kept, lost] = first.status === 200 ? passwords : passwords.toReversed();
    expect((await test.signIn(email, kept)).status).toBe(200);
    expect((await test.signIn(email, lost)).error).toBe('wrong-credentials');
  });

  it('from one session succeeds once: the current password is no longer right', async () => {
    const { accessToken } = await test.person();
    const answers = await Promise.all([
      change(accessToken, 'druga kuća u dolini', goodPassword),
      change(accessToken, 'treća kuća na brdu', goodPassword),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    expect(answers.find(({ status }) => status === 422)?.errors).toEqual({ current_password: ['password-wrong'] });
  });
});

describe('removing an account', () => {
  it('needs its password; its ads are hidden at once, and nobody can sign in any more [J11, G03]', async () => {
    const { email, accessToken, user } = await test.person();
    const remove = (body: object) => test.call('POST', '/auth/remove-account', body, { as: accessToken });
    expect((await remove({ password: 'pogrešna' })).errors).toEqual({ password: ['password-wrong'] });
    expect((await test.call('GET', '/user', null, { as: accessToken })).status).toBe(200);
    expect((await remove({ password: goodPassword })).data).toEqual({ removed: true });
    expect((await test.signIn(email)).error).toBe('wrong-credentials');
    const [row] = await test.database.sql`select status from users where id = ${user.id}`;
    expect(row?.['status']).toBe(4);
  });

  it('by two sessions at once happens once, with one mail', async () => {
    const { email, accessToken } = await test.person();
    const other = (await test.signIn(email)).data as OpenSession;
    const answers = await Promise.all(
      [accessToken, other.accessToken].map((as) =>
        test.call('POST', '/auth/remove-account', { password: goodPassword }, { as }),
      ),
    );
    // the later request has lost its session, or its right
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const mails = await test.database.sql`
      select from mail where recipient = ${email} and template = 'account-removed'`;
    expect(mails).toHaveLength(1);
  });

  it('without a password is proven by a mailed code [T53]', async () => {
    const { email, accessToken } = await test.person();
    const remove = (body: object) => test.call('POST', '/auth/remove-account', body, { as: accessToken });
    expect((await remove({})).data).toEqual({ removed: false });
    expect((await remove({ code: await test.mailedCode(email) })).data).toEqual({ removed: true });
  });

  it('erases personal data after 30 days, and keeps what others need without a name [M64]', async () => {
    const { accessToken, email, user } = await test.person();
    const { sql } = test.database;
    const address = { country_id: 688, city: 'Beograd', street: 'Glavna 1' };
    await test.call('POST', '/user/address', address, { as: accessToken });
    const ad = await insertAd(sql, { seller: user.id, vin: 'WVWZZZ1JZXW000001', description: 'Zovite Anu' });
    await test.call('POST', '/auth/remove-account', { password: goodPassword }, { as: accessToken });
    expect(await eraseRemovedAccounts(test)).toBe(0);
    await sql`update users set deleted_at = now() - interval '31 days' where id = ${user.id}`;
    expect(await eraseRemovedAccounts(test)).toBe(1);
    const rows = await sql`
      select users.name, email, mobile, ad.vin, ad.description, ad.status,
        (select count(*)::int from user_address) as addresses,
        (select count(*)::int from user_password where user_id = users.id) as passwords
      from users join ad on ad.user_id = users.id where ad.id = ${ad}`;
    expect(rows).toEqual([
      { name: '', email: null, mobile: null, vin: null, description: '', status: 8, addresses: 0, passwords: 0 },
    ]);
    expect((await test.person(email)).user.id).not.toBe(user.id);
  });
});
