import { hash } from '@node-rs/argon2';
import type { OpenSession } from '@volan/api-contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { openedForFile } from '../testing/openedForFile.ts';
import { fromWeb, goodPassword, openTestAccounts } from '../testing/openTestAccounts.ts';

const test = openedForFile(openTestAccounts);

beforeEach(() => test.beginAnew());

let addresses = 0;
/** An address from which nobody else calls. */
const freshAddress = () => `203.0.113.${++addresses}`;

describe('signing in', () => {
  it('gives an access token, and an app its refresh token [J03]', async () => {
    const { email, user } = await test.person();
    const { data } = await test.signIn(email);
    expect(data).toMatchObject({ user: { id: user.id }, refreshToken: expect.stringMatching(/^[\w-]{43}$/) });
  });

  it('gives a browser cookies for all hosts of the brand, and scripts no refresh token [L27, T31]', async () => {
    const { email, user } = await test.person();
    const { data, headers } = await test.signIn(email, goodPassword, { headers: fromWeb });
    expect((data as OpenSession).refreshToken).toBeNull();
    const [acT, rfT, readable] = [headers['set-cookie']].flat().map(String);
    for (const cookie of [acT, rfT]) {
      expect(cookie).toMatch(/; Path=\/; SameSite=Lax; Domain=volan\.localhost; Secure; Max-Age=17280000; HttpOnly$/);
    }
    expect(decodeURIComponent(readable ?? '')).toContain(`user={"id":${user.id},"name":"Ana Anić","avatar":null}`);
    expect(readable).not.toContain('HttpOnly');
  });

  it('on a host without a dot and without TLS gives cookies of that host alone', async () => {
    const { email } = await test.person();
    const local = { ...fromWeb, 'x-visitor-host': 'localhost', 'x-visitor-protocol': 'http' };
    const { headers } = await test.signIn(email, goodPassword, { headers: local });
    expect(String(headers['set-cookie'])).not.toMatch(/Domain|Secure/);
  });

  it('that is not to be remembered ends with the browser [J03]', async () => {
    const { email } = await test.person();
    const { headers } = await test.call(
      'POST',
      '/auth/passport',
      { email, password: goodPassword, rememberMe: 0 },
      { headers: fromWeb },
    );
    expect(String(headers['set-cookie'])).not.toContain('Max-Age');
  });

  it('fails alike with an unknown address and with a wrong password', async () => {
    const { email } = await test.person();
    const [unknown, wrong] = await Promise.all([test.signIn(test.newEmail()), test.signIn(email, 'pogrešna lozinka')]);
    expect(unknown.body).toBe(wrong.body);
    expect([wrong.status, wrong.error]).toEqual([401, 'wrong-credentials']);
    expect(wrong.message).not.toBe('Invalid authentication token.');
  });

  it('is refused after five failures, but not from another network [M61]', async () => {
    const { email } = await test.person();
    const address = freshAddress();
    for (let round = 0; round < 5; round += 1) await test.signIn(email, 'pogrešna lozinka', { address });
    const sixth = await test.signIn(email, goodPassword, { address });
    expect([sixth.status, sixth.error]).toEqual([429, 'rate-limited']);
    expect((await test.signIn(email)).status).toBe(200);
  });

  it('is not refused to other networks because of tries that were refused to one', async () => {
    const { email } = await test.person();
    const address = freshAddress();
    for (let round = 0; round < 25; round += 1) await test.signIn(email, 'pogrešna lozinka', { address });
    expect((await test.signIn(email, goodPassword, { address: freshAddress() })).status).toBe(200);
  });

  it('that goes well is no failure', async () => {
    const { email } = await test.person();
    const address = freshAddress();
    for (let round = 0; round < 8; round += 1) {
      expect((await test.signIn(email, goodPassword, { address })).status).toBe(200);
    }
  });

  it('of many guesses at once tries five', async () => {
    const { email } = await test.person();
    const address = freshAddress();
    const tries = await Promise.all(
      Array.from({ length: 20 }, () => test.signIn(email, 'pogrešna lozinka', { address })),
    );
    expect(tries.filter(({ error }) => error === 'wrong-credentials')).toHaveLength(5);
  });

  it.each([
    [3, 403, 'forbidden'],
    [4, 401, 'wrong-credentials'],
  ])('with an account of status %d answers %d %s [M03]', async (status, code, error) => {
    const { email, user } = await test.person();
    await test.database.sql`update users set status = ${status} where id = ${user.id}`;
    const refused = await test.signIn(email);
    expect([refused.status, refused.error]).toEqual([code, error]);
  });

  it('hashes a password again whose hash has old parameters', async () => {
    const { email, user } = await test.person();
    const { sql } = test.database;
    const old = await hash(goodPassword, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
    await sql`update user_password set hash = ${old} where user_id = ${user.id}`;
    await test.signIn(email);
    const [row] = await sql<{ hash: string }[]>`select hash from user_password where user_id = ${user.id}`;
    expect(row?.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('is for apps: a form of another site is refused, and the answer names the missing header [I02]', async () => {
    const { email } = await test.person();
    const refused = await test.app.inject({
      method: 'POST',
      url: '/v3/auth/passport',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: String(new URLSearchParams({ email, password: goodPassword })),
    });
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({ error: 'forbidden', errors: { 'x-app-version': ['required'] } });
  });
});
