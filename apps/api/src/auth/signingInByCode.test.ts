import type { OpenSession } from '@volan/api-contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { openedForFile } from '../testing/openedForFile.ts';
import { fromWeb, openTestAccounts } from '../testing/openTestAccounts.ts';
import { softAuthenticator } from '../testing/softAuthenticator.ts';

const test = openedForFile(openTestAccounts);

beforeEach(() => test.beginAnew());

/** One app for all calls: a code only works where it was asked for. */
const app = { headers: { uid: 'a1b2c3d4-e5f6-7890-abcd-ef0123456789.mi3k2v' }, address: '203.0.113.9' };
const ask = (email: string) => test.call('POST', '/auth/sign-in-code', { email }, app);
const enter = (email: string, code: string) => test.call('POST', '/auth/sign-in-code/use', { email, code }, app);
const mailsTo = async (email: string) => {
  const rows = await test.database.sql`select template from mail where recipient = ${email} order by id`;
  return rows.map(({ template }) => template as string);
};

describe('a code to sign in with', () => {
  it('signs in once, and is one factor', async () => {
    const { email, user } = await test.person();
    await ask(email);
    expect(await mailsTo(email)).toEqual(['verify-email', 'sign-in-code']);
    const code = await test.mailedCode(email);
    const { data } = await enter(email, code);
    expect((data as OpenSession).user).toMatchObject({ id: user.id, email_verified: true });
    const [session] = await test.database.sql`
      select second_factor_at from session where user_id = ${user.id} and ended_at is null`;
    expect(session).toEqual({ second_factor_at: null });
    expect((await enter(email, code)).errors).toEqual({ code: ['code-wrong'] });
  });

  it('is requested with the same answer with and without an account, and only an account gets a mail', async () => {
    const { email } = await test.person();
    const stranger = test.newEmail();
    const [known, unknown] = [await ask(email), await ask(stranger)];
    expect(known.body).toBe(unknown.body);
    expect(await mailsTo(stranger)).toEqual([]);
    expect((await enter(stranger, '000000')).body).toBe((await enter(email, '000000')).body);
  });

  it('is mailed to one address five times at most for one network', async () => {
    const { email } = await test.person();
    for (let round = 0; round < 7; round += 1) await ask(email);
    expect((await mailsTo(email)).filter((template) => template === 'sign-in-code')).toHaveLength(5);
  });

  it('is used up by five wrong ones, which is said with and without an account until a new one is asked for', async () => {
    const { email } = await test.person();
    const tryFiveTimes = async (address: string) => {
      const codes: unknown[] = [];
      for (let round = 0; round < 5; round += 1) codes.push((await enter(address, '000000')).errors);
      return codes;
    };
    const wrong = [...Array.from({ length: 4 }, () => 'code-wrong'), 'code-used-up'].map((code) => ({ code: [code] }));
    for (const address of [email, test.newEmail()]) {
      await ask(address);
      expect(await tryFiveTimes(address)).toEqual(wrong);
    }
    const late = await enter(email, await test.mailedCode(email));
    expect(late.errors).toEqual({ code: ['code-used-up'] });
    await ask(email);
    expect((await enter(email, '000000')).errors).toEqual({ code: ['code-wrong'] });
    expect((await enter(email, await test.mailedCode(email))).status).toBe(200);
  });

  it('that was right ends the count of wrong ones', async () => {
    const { email } = await test.person();
    await ask(email);
    for (let round = 0; round < 4; round += 1) await enter(email, '000000');
    expect((await enter(email, await test.mailedCode(email))).status).toBe(200);
    expect((await enter(email, '000000')).errors).toEqual({ code: ['code-wrong'] });
  });

  it('is not that of a new password', async () => {
    const { email } = await test.person();
    await test.call('POST', '/auth/forgot-password', { email }, app);
    expect((await enter(email, await test.mailedCode(email))).errors).toEqual({ code: ['code-wrong'] });
  });

  it('opens no account that is banned', async () => {
    const { email, user } = await test.person();
    await ask(email);
    await test.database.sql`update users set status = 3 where id = ${user.id}`;
    expect((await enter(email, await test.mailedCode(email))).status).toBe(422);
  });
});

describe('an account that somebody opened with the address of another', () => {
  const headers = { ...fromWeb, 'x-visitor-origin': 'https://volan.localhost' };

  /** Opens an account, and adds a passkey and a second step. */
  async function opened() {
    const person = await test.person();
    const { data } = await test.call('POST', '/auth/passkeys/create', {}, { as: person.accessToken, headers });
    const made = softAuthenticator().make(data, { origin: 'https://volan.localhost' });
    await test.call('PUT', '/auth/passkeys', { credential: made }, { as: person.accessToken, headers });
    await test.database.sql`insert into totp (user_id, secret, confirmed_at) values (${person.user.id}, '', now())`;

    return person;
  }
  const left = async (id: number) => {
    const [row] = await test.database.sql`
      select (select count(*)::int from user_password where user_id = ${id}) as passwords,
        (select count(*)::int from passkey where user_id = ${id}) as passkeys,
        (select count(*)::int from totp where user_id = ${id}) as steps`;
    return row;
  };

  it('is the owner’s alone once the address is proven: password, passkeys and sessions end', async () => {
    const { email, accessToken, user } = await opened();
    expect(await left(user.id)).toEqual({ passwords: 1, passkeys: 1, steps: 1 });
    await ask(email);
    const { data } = await enter(email, await test.mailedCode(email));
    expect(await left(user.id)).toEqual({ passwords: 0, passkeys: 0, steps: 0 });
    expect((await test.call('GET', '/user', null, { as: accessToken })).status).toBe(401);
    expect((await test.signIn(email)).error).toBe('wrong-credentials');
    expect((await test.call('GET', '/user', null, { as: (data as OpenSession).accessToken })).status).toBe(200);
  });

  it('is so too by a new password', async () => {
    const { email, user } = await opened();
    await test.call('POST', '/auth/forgot-password', { email }, app);
    const code = await test.mailedCode(email);
    await test.call('POST', '/auth/reset-password', { email, code, password: 'druga kuća u dolini' }, app);
    expect(await left(user.id)).toEqual({ passwords: 1, passkeys: 0, steps: 0 });
  });

  it('keeps everything if its address was proven before, and asks for its second step', async () => {
    const { email, user } = await opened();
    await test.database.sql`update users set email_verified_at = now(), status = 1 where id = ${user.id}`;
    await ask(email);
    expect((await enter(email, await test.mailedCode(email))).error).toBe('second-factor');
    expect(await left(user.id)).toEqual({ passwords: 1, passkeys: 1, steps: 1 });
  });

  it('at once with the other codes of the account: each is taken, or refused by name', async () => {
    const codeFor = async (path: string, email: string) => {
      await test.call('POST', path, { email }, app);
      return test.mailedCode(email);
    };
    for (let round = 0; round < 6; round += 1) {
      await test.beginAnew();
      const { email, accessToken } = await test.person();
      const confirming = await test.mailedCode(email);
      const forgotten = await codeFor('/auth/forgot-password', email);
      const entering = await codeFor('/auth/sign-in-code', email);
      const reset = { email, code: forgotten, password: 'druga kuća u dolini' };
      const answers = await Promise.all([
        test.call('POST', '/auth/verify/email', { code: confirming }, { as: accessToken }),
        enter(email, entering),
        test.call('POST', '/auth/reset-password', reset, app),
      ]);
      for (const { status } of answers) expect([200, 401, 422]).toContain(status);
      expect(answers.map(({ status }) => status)).toContain(200);
    }
  });
});
