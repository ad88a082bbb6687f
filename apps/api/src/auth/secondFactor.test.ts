import type { OpenSession } from '@volan/api-contract';
import { Secret, TOTP } from 'otpauth';
import { beforeEach, describe, expect, it } from 'vitest';
import { openedForFile } from '../testing/openedForFile.ts';
import { goodPassword, openTestAccounts, type Answer } from '../testing/openTestAccounts.ts';

const test = openedForFile(openTestAccounts);

beforeEach(() => test.beginAnew());

/** The code in the authenticator app. @param steps later, in steps of 30 seconds */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: test.now + steps * 30_000 });

const post = (path: string, body: object, as: string) => test.call('POST', path, body, { as });

/** A person whose sign-in has a second step. */
async function withSecondFactor() {
  const { email, user, accessToken } = await test.person();
  const { data } = await post('/auth/second-factor/begin', {}, accessToken);
  const { secret, uri } = data as { secret: string; uri: string };
  const confirmed = await post('/auth/second-factor/confirm', { code: codeOf(secret) }, accessToken);
  expect(confirmed.status).toBe(200);
  const { recovery_codes: codes } = confirmed.data as { recovery_codes: string[] };

  return { email, user, accessToken, secret, uri, codes };
}

const challengeOf = ({ data }: Answer) => (data as { challenge: string }).challenge;

const second = (challenge: string, code: string) => test.call('POST', '/auth/second-factor', { challenge, code });

describe('the second step of a sign-in', () => {
  it('is asked after the right password, and no session is opened before it', async () => {
    const { email, secret } = await withSecondFactor();
    const first = await test.signIn(email);
    expect([first.status, first.error, first.cookies]).toEqual([401, 'second-factor', {}]);
    const done = await second(challengeOf(first), codeOf(secret, 1));
    expect((done.data as OpenSession).user).toMatchObject({ second_factor: true });
  });

  it('is not revealed after a wrong password', async () => {
    const { email } = await withSecondFactor();
    expect((await test.signIn(email, 'pogrešna lozinka')).error).toBe('wrong-credentials');
  });

  it('takes each code once, also from two requests at the same time', async () => {
    const { email, secret } = await withSecondFactor();
    const challenge = challengeOf(await test.signIn(email));
    const code = codeOf(secret, 1);
    const both = await Promise.all([second(challenge, code), second(challenge, code)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  });

  it('takes a recovery code however it is written, once', async () => {
    const { email, codes } = await withSecondFactor();
    const challenge = challengeOf(await test.signIn(email));
    const code = (codes[0] ?? '').toUpperCase().replace('-', ' ');
    expect((await second(challenge, code)).status).toBe(200);
    expect((await second(challenge, code)).errors).toEqual({ code: ['code-wrong'] });
  });

  it('is blocked after five wrong codes in 15 minutes, from any address', async () => {
    const { email, secret } = await withSecondFactor();
    const challenge = challengeOf(await test.signIn(email));
    for (let guess = 0; guess < 5; guess++) await second(challenge, `00000${guess}`);
    expect((await second(challenge, codeOf(secret, 1))).error).toBe('rate-limited');
  });

  it.each([
    ['forged', async () => 'not.a.challenge'],
    ['an access token', async () => (await test.person()).accessToken],
  ])('that is %s is no way in', async (_what, challenge) => {
    expect((await second(await challenge(), '123456')).error).toBe('sign-in-again');
  });

  it('is refused once the password of the first was replaced', async () => {
    const { email, secret, accessToken } = await withSecondFactor();
    const challenge = challengeOf(await test.signIn(email));
    expect((await post('/auth/change-password', { password: 'zelena kuća u dolini' }, accessToken)).status).toBe(200);
    expect((await second(challenge, codeOf(secret, 1))).error).toBe('sign-in-again');
  });

  it('has to come within ten minutes of the first', async () => {
    const { email, secret } = await withSecondFactor();
    const challenge = challengeOf(await test.signIn(email));
    test.now += 11 * 60_000;
    expect((await second(challenge, codeOf(secret))).error).toBe('sign-in-again');
  });
});

describe('the second step', () => {
  it('is stored sealed, and shown to no app twice', async () => {
    const { user, secret, uri, accessToken } = await withSecondFactor();
    expect(uri).toMatch(/^otpauth:\/\/totp\/.+secret=/);
    const [row] = await test.database.sql<{ secret: Buffer }[]>`select secret from totp where user_id = ${user.id}`;
    expect(row?.secret.includes(Buffer.from(Secret.fromBase32(secret).bytes))).toBe(false);
    expect((await post('/auth/second-factor/begin', {}, accessToken)).error).toBe('conflict');
  });

  it('is on only when the first code of the app was right', async () => {
    const { email, accessToken } = await test.person();
    await post('/auth/second-factor/begin', {}, accessToken);
    expect((await post('/auth/second-factor/confirm', { code: '000000' }, accessToken)).status).toBe(422);
    expect((await test.signIn(email)).status).toBe(200);
  });

  it('asks who signed in long ago for the password', async () => {
    const { accessToken } = await test.person();
    test.now += 11 * 60_000;
    const begin = (body: object) => post('/auth/second-factor/begin', body, accessToken);
    expect((await begin({})).errors).toEqual({ current_password: ['required'] });
    expect((await begin({ current_password: 'pogrešna lozinka' })).errors).toEqual({
      current_password: ['password-wrong'],
    });
    expect((await begin({ current_password: goodPassword })).status).toBe(200);
  });

  it('is removed with a code, together with its recovery codes; a mail reports each change', async () => {
    const { email, accessToken, secret, codes } = await withSecondFactor();
    expect((await post('/auth/second-factor/remove', { code: '000000' }, accessToken)).status).toBe(422);
    expect((await post('/auth/second-factor/remove', { code: codeOf(secret, 1) }, accessToken)).status).toBe(200);
    expect((await test.signIn(email)).status).toBe(200);
    expect((await post('/auth/second-factor/remove', { code: codes[0] ?? '' }, accessToken)).status).toBe(422);
    const mails = await test.database.sql`
      select content->'on' as on from mail where recipient = ${email} and template = 'second-factor-changed'
        order by id`;
    expect(mails).toEqual([{ on: true }, { on: false }]);
  });

  it('gives new recovery codes, and the old ones are good no longer', async () => {
    const { email, accessToken, codes } = await withSecondFactor();
    const renewed = await post('/auth/second-factor/recovery-codes', { code: codes[0] ?? '' }, accessToken);
    const { recovery_codes: fresh } = renewed.data as { recovery_codes: string[] };
    const challenge = challengeOf(await test.signIn(email));
    expect((await second(challenge, codes[1] ?? '')).status).toBe(422);
    expect((await second(challenge, fresh[0] ?? '')).status).toBe(200);
  });
});

describe('the rights of an administrator', () => {
  /** Groups that are active in a session, tested by reading the table of users. */
  const rightsIn = async (accessToken: string) => {
    const { data } = await test.call('GET', '/auth/session', null, { as: accessToken });
    return (data as OpenSession).user.second_factor;
  };

  it('rest until a second factor is shown, and again once it is removed [H03]', async () => {
    const { user, accessToken, secret } = await withSecondFactor();
    await test.database.sql`insert into user_group (user_id, group_id) values (${user.id}, 1)`;
    expect(await rightsIn(accessToken)).toBe(true);
    await post('/auth/second-factor/remove', { code: codeOf(secret, 1) }, accessToken);
    expect(await rightsIn(accessToken)).toBe(false);
  });

  it('end after 12 hours, while a private person with a second step stays signed in', async () => {
    const { email, user, secret } = await withSecondFactor();
    const hours = async (step: number) => {
      const { data } = await second(challengeOf(await test.signIn(email)), codeOf(secret, step));
      expect((data as OpenSession).user.id).toBe(user.id);
      const [row] = await test.database.sql<{ hours: number }[]>`
        select (extract(epoch from expires_at - created_at) / 3600)::int as hours from session
        where user_id = ${user.id} order by created_at desc limit 1`;

      return row?.hours;
    };
    expect(await hours(1)).toBe(200 * 24);
    await test.database.sql`insert into user_group (user_id, group_id) values (${user.id}, 6)`;
    await test.beginAnew();
    await test.database.sql`update totp set last_step = 0 where user_id = ${user.id}`;
    expect(await hours(0)).toBe(12);
  });
});

describe('a password that somebody else has seen', () => {
  it('is valid for a day, and must be replaced', async () => {
    const { email, user } = await test.person();
    const { sql } = test.database;
    await sql`update user_password set must_change = true where user_id = ${user.id}`;
    const { data } = await test.signIn(email);
    expect((data as OpenSession).user.must_change_password).toBe(true);
    await sql`update user_password set changed_at = now() - interval '25 hours' where user_id = ${user.id}`;
    expect((await test.signIn(email)).error).toBe('wrong-credentials');
  });
});
