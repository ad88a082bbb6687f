import { createHash } from 'node:crypto';
import type { OpenSession } from '@volan/api-contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openedForFile } from '../testing/openedForFile.ts';
import { fromWeb, goodPassword, openTestAccounts } from '../testing/openTestAccounts.ts';

const test = openedForFile(() => openTestAccounts({ answerWithin: 60_000 }));

beforeEach(() => test.beginAnew());

const soon = { timeout: 10_000, interval: 20 };

/** The session that an account opened last. */
async function lastSessionOf(userId: number) {
  const [row] = await test.database.sql<{ sessionId: string }[]>`
    select id as "sessionId" from session where user_id = ${userId} order by created_at desc limit 1`;
  return row ?? { sessionId: '' };
}

describe('a session', () => {
  it('is known by its access token for 15 minutes, and then says so in the one text [K01]', async () => {
    const { accessToken } = await test.person();
    test.now += 14 * 60_000;
    expect((await test.call('GET', '/user', null, { as: accessToken })).status).toBe(200);
    test.now += 2 * 60_000;
    const stale = await test.call('GET', '/user', null, { as: accessToken });
    expect([stale.status, stale.message]).toEqual([401, 'Invalid authentication token.']);
  });

  it('is renewed by its refresh token, once: the next one renews it again', async () => {
    const { refreshToken, user } = await test.person();
    const { data: first } = await test.refresh(refreshToken);
    const { data: second } = await test.refresh((first as OpenSession).refreshToken);
    expect((second as OpenSession).user.id).toBe(user.id);
    expect(
      new Set([refreshToken, (first as OpenSession).refreshToken, (second as OpenSession).refreshToken]).size,
    ).toBe(3);
  });

  it('that two hundred requests renew at once stays one, and all get the same token', async () => {
    const { refreshToken, user } = await test.person();
    const answers = await Promise.all(Array.from({ length: 200 }, () => test.refresh(refreshToken)));
    expect([...new Set(answers.map(({ status, error }) => `${status} ${error}`))]).toEqual(['200 null']);
    expect(new Set(answers.map(({ data }) => (data as OpenSession).refreshToken)).size).toBe(1);
    const [row] = await test.database.sql`
      select count(*)::int as count from refresh_token join session on session.id = session_id
        where user_id = ${user.id}`;
    expect(row?.['count']).toBe(2);
  });

  it('continues when a request of these ten seconds waits longer than that for the lock', async () => {
    const { refreshToken, user } = await test.person();
    const hash = createHash('sha256')
      .update(refreshToken ?? '')
      .digest();
    const { sql } = test.database;
    const waiting = await sql.begin(async (transaction) => {
      await transaction`select from session where user_id = ${user.id} for update`;
      const late = test.refresh(refreshToken);
      await vi.waitFor(async () => {
        const blocked = await sql`
          select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
        expect(blocked).toHaveLength(1);
      }, soon);
      // another request used the token just after this one arrived, and this one waited for half a minute
      test.now += 30_000;
      await transaction`update refresh_token set used_at = clock_timestamp() - interval '29 seconds'
        where hash = ${hash}`;

      return { late };
    });
    expect((await waiting.late).status).toBe(200);
    const stands = await sql`select from session where user_id = ${user.id} and ended_at is null`;
    expect(stands).toHaveLength(1);
  });

  it('answers a token that was replaced twice within ten seconds with a conflict, and continues', async () => {
    const { refreshToken } = await test.person();
    const { data: first } = await test.refresh(refreshToken);
    const { data: second } = await test.refresh((first as OpenSession).refreshToken);
    const late = await test.refresh(refreshToken);
    expect([late.status, late.error]).toEqual([409, 'conflict']);
    expect((await test.refresh((second as OpenSession).refreshToken)).status).toBe(200);
  });

  it('ends for everybody who has a token of it when one is used again later', async () => {
    const { refreshToken, accessToken } = await test.person();
    const { data: first } = await test.refresh(refreshToken);
    await test.database.sql`
      update refresh_token set used_at = used_at - interval '11 seconds'
      where hash = ${createHash('sha256')
        .update(refreshToken ?? '')
        .digest()}`;
    expect((await test.refresh(refreshToken)).status).toBe(401);
    expect((await test.refresh((first as OpenSession).refreshToken)).status).toBe(401);
    expect((await test.call('GET', '/user', null, { as: accessToken })).status).toBe(401);
  });

  it.each([
    ['expires_at', "now() - interval '1 second'"],
    ['last_used_at', "now() - interval '31 days'"],
  ])('ends by its %s', async (column, moment) => {
    const { refreshToken, user } = await test.person();
    await test.database.sql.unsafe(`update session set ${column} = ${moment} where user_id = ${user.id}`);
    expect((await test.refresh(refreshToken)).status).toBe(401);
  });

  it('of a browser is read from its cookies, and renewed when the access token is stale [J33]', async () => {
    const { cookies, user, accessToken } = await test.person(test.newEmail(), { headers: fromWeb });
    const told = await test.call('GET', '/auth/session', null, { cookies, headers: fromWeb });
    expect(told.data).toMatchObject({ user: { id: user.id }, accessToken });
    expect(told.headers['set-cookie']).toBeUndefined();
    test.now += 16 * 60_000;
    const renewed = await test.call('GET', '/auth/session', null, { cookies, headers: fromWeb });
    expect((renewed.data as OpenSession).accessToken).not.toBe(accessToken);
    expect(renewed.cookies['rfT']).not.toBe(cookies['rfT']);
  });

  it('that has ended takes its cookies away; a conflict leaves them', async () => {
    const { cookies } = await test.person(test.newEmail(), { headers: fromWeb });
    const { rfT = '' } = cookies;
    const first = await test.call('POST', '/auth/refresh', {}, { cookies, headers: fromWeb });
    const next = first.cookies;
    await test.call('POST', '/auth/refresh', {}, { cookies: next, headers: fromWeb });
    const late = await test.call('POST', '/auth/refresh', {}, { cookies: { rfT }, headers: fromWeb });
    expect([late.error, late.headers['set-cookie']]).toEqual(['conflict', undefined]);
    await test.call('POST', '/auth/logout', {}, { cookies: next, headers: fromWeb });
    const ended = await test.call('POST', '/auth/refresh', {}, { cookies: next, headers: fromWeb });
    expect(String(ended.headers['set-cookie'])).toMatch(/rfT=; .*Max-Age=0/);
  });

  const askedToRenew = async (cookies: Record<string, string>) => {
    const { headers } = await test.call('POST', '/auth/refresh', {}, { cookies, headers: fromWeb });
    return [headers['set-cookie'] ?? []]
      .flat()
      .map(String)
      .find((cookie) => cookie.startsWith('ended='));
  };

  it('that has ended keeps its user in a cookie for half an hour, which scripts cannot read [B06]', async () => {
    const { cookies, email, user } = await test.person(test.newEmail(), { headers: fromWeb });
    await test.database.sql`update session set expires_at = now() - interval '1 second' where user_id = ${user.id}`;
    const left = await askedToRenew(cookies);
    expect(decodeURIComponent(left ?? '')).toContain(`ended={"email":"${email}","remembered":true}; `);
    expect(left).toMatch(/; Max-Age=1800; HttpOnly$/);
  });

  it.each([
    ['left by its owner', "end_reason = 'signed-out', ended_at = now()"],
    ['of a token that may be stolen', "end_reason = 'reused', ended_at = now()"],
    [
      'of an administrator who was signed in as the user',
      "impersonator_id = user_id, expires_at = now() - interval '1 s'",
    ],
  ])('%s tells nobody whose it was [B06]', async (_, change) => {
    const { cookies, user } = await test.person(test.newEmail(), { headers: fromWeb });
    await test.database.sql.unsafe(`update session set ${change} where user_id = ${user.id}`);
    expect(await askedToRenew(cookies)).toMatch(/^ended=; .*Max-Age=0/);
  });

  it('is null for a visitor, and a call without an app is refused', async () => {
    expect((await test.call('GET', '/auth/session')).data).toBeNull();
    expect((await test.app.inject({ url: '/v3/auth/session' })).statusCode).toBe(403);
  });

  it('ends by signing out, and everywhere by asking for it [J05]', async () => {
    const { email, accessToken, refreshToken } = await test.person();
    const { data: other } = await test.signIn(email);
    const out = await test.call('POST', '/auth/logout', {}, { as: accessToken });
    expect(out.data).toEqual({ ended: true });
    expect((await test.refresh(refreshToken)).status).toBe(401);
    expect((await test.call('POST', '/auth/logout', {}, { as: accessToken })).data).toEqual({ ended: false });
    const { data: third } = await test.signIn(email);
    await test.call('POST', '/auth/logout', { everywhere: true }, { as: (third as OpenSession).accessToken });
    expect((await test.call('GET', '/user', null, { as: (other as OpenSession).accessToken })).status).toBe(401);
  });

  it.each([
    [
      'a token that was replaced long ago',
      "update refresh_token set used_at = now() - interval '11 seconds' where used_at is not null",
    ],
    ['a session that was ended before', "update session set ended_at = now(), end_reason = 'ended' where id = "],
    [
      'a session that nobody used for 31 days',
      "update session set last_used_at = now() - interval '31 days' where id = ",
    ],
  ])('by the refresh token of %s ends no other session [J05]', async (_what, change) => {
    const { email, refreshToken, user } = await test.person();
    const { sessionId } = await lastSessionOf(user.id);
    await test.refresh(refreshToken);
    const { data: other } = await test.signIn(email);
    await test.database.sql.unsafe(change.endsWith('= ') ? `${change}'${sessionId}'` : change);
    await test.call('POST', '/auth/logout', { everywhere: true }, { headers: { 'refresh-token': refreshToken ?? '' } });
    expect((await test.refresh((other as OpenSession).refreshToken)).status).toBe(200);
  });

  it('ends when signed out with a refresh token that was replaced long ago', async () => {
    const { refreshToken } = await test.person();
    const { data: renewed } = await test.refresh(refreshToken);
    await test.database.sql`update refresh_token set used_at = now() - interval '11 seconds' where used_at is not null`;
    await test.call('POST', '/auth/logout', {}, { headers: { 'refresh-token': refreshToken ?? '' } });
    expect((await test.refresh((renewed as OpenSession).refreshToken)).status).toBe(401);
  });

  it('ends all other sessions only while its own is valid [J05]', async () => {
    const { email, accessToken, user } = await test.person();
    const { sessionId } = await lastSessionOf(user.id);
    const { data: other } = await test.signIn(email);
    await test.database.sql`update session set ended_at = now(), end_reason = 'ended' where id = ${sessionId}`;
    await test.call('POST', '/auth/logout', { everywhere: true }, { as: accessToken });
    expect((await test.refresh((other as OpenSession).refreshToken)).status).toBe(200);
  });

  it('is listed with its device and country, and can end another one', async () => {
    const { email, accessToken } = await test.person(test.newEmail(), {
      headers: {
        'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36',
      },
      address: '147.91.1.1',
    });
    const { data: other } = await test.signIn(email);
    const { data } = await test.call('GET', '/auth/sessions', null, { as: accessToken });
    const [mine, theirs] = data as { id: string }[];
    expect(mine).toMatchObject({ device: 'Chrome, Windows', country: 'RS', current: true });
    const ended = await test.call('DELETE', `/auth/sessions?id=${theirs?.id}`, null, { as: accessToken });
    expect(ended.data).toEqual({ ended: true });
    expect((await test.call('GET', '/user', null, { as: (other as OpenSession).accessToken })).status).toBe(401);
  });

  it('is marked where the account was signed in before, but never in that country', async () => {
    const { email, accessToken } = await test.person(test.newEmail(), { address: '147.91.1.1' });
    const signIn = (address: string) => test.signIn(email, goodPassword, { address });
    const berlin = await signIn('217.110.1.1');
    await signIn('147.91.1.2');
    await signIn('::1');
    const { data } = await test.call('GET', '/auth/sessions', null, { as: accessToken });
    const entries = data as { country: string | null; network: string; unusual: boolean }[];
    expect(berlin.status).toBe(200);
    expect(entries.map(({ country, network, unusual }) => [country, network, unusual])).toEqual([
      ['RS', '147.91.1.1', false],
      [null, '::1', false],
      ['RS', '147.91.1.2', false],
      ['DE', '217.110.1.1', true],
    ]);
  });

  it('can end all others of its account; sessions of other people stay [J05]', async () => {
    const [{ email, accessToken }, iva] = [await test.person(), await test.person()];
    const others = [await test.signIn(email), await test.signIn(email)].map(({ data }) => data as OpenSession);
    const end = () => test.call('POST', '/auth/sessions/end-others', {}, { as: accessToken });
    expect((await end()).data).toEqual({ ended: 2 });
    const answers = await Promise.all(
      [{ accessToken }, iva, ...others].map(({ accessToken: as }) => test.call('GET', '/user', null, { as })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 401, 401]);
    expect((await end()).data).toEqual({ ended: 0 });
  });

  it('survives when several sessions end all others at the same moment: one of them stays [J05]', async () => {
    const { email, accessToken } = await test.person();
    const { data } = await test.signIn(email);
    const tokens = [accessToken, (data as OpenSession).accessToken];
    const end = (as: string) => test.call('POST', '/auth/sessions/end-others', {}, { as });
    const both = await Promise.all(tokens.map(end));
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
    const standing = await Promise.all(tokens.map((as) => test.call('GET', '/user', null, { as })));
    expect(standing.map(({ status }) => status)).toEqual(both.map(({ status }) => status));
  });

  it('of somebody else cannot be ended', async () => {
    const [ana, iva] = [await test.person(), await test.person()];
    const [entry] = (await test.call('GET', '/auth/sessions', null, { as: iva.accessToken })).data as { id: string }[];
    const refused = await test.call('DELETE', `/auth/sessions?id=${entry?.id}`, null, { as: ana.accessToken });
    expect(refused.status).toBe(404);
    expect((await test.call('GET', '/user', null, { as: iva.accessToken })).status).toBe(200);
  });

  it('of an account that was banned is refused at its next call', async () => {
    const { accessToken, user } = await test.person();
    await test.database.sql`update users set status = 3 where id = ${user.id}`;
    expect((await test.call('GET', '/user', null, { as: accessToken })).status).toBe(401);
  });
});

describe('a token that is forged', () => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

  it.each([
    ['unsigned', (claims: string) => `${part({ alg: 'none', typ: 'at+jwt' })}.${claims}.`],
    ['signed by another key', (claims: string, own: string) => `${own.split('.')[0]}.${claims}.${'A'.repeat(43)}`],
    ['of another kind', (claims: string) => `${part({ alg: 'HS256', typ: 'JWT' })}.${claims}.${'A'.repeat(43)}`],
    ['no token', () => 'x'],
  ])('is refused: %s', async (_kind, forge) => {
    const { accessToken } = await test.person();
    const forged = forge(accessToken.split('.')[1] ?? '', accessToken);
    expect((await test.call('GET', '/user', null, { as: forged })).status).toBe(401);
  });

  it('is refused: a refresh token as an access token, and the other way round', async () => {
    const { accessToken, refreshToken } = await test.person();
    expect((await test.call('GET', '/user', null, { as: refreshToken ?? '' })).status).toBe(401);
    expect((await test.refresh(accessToken)).status).toBe(401);
  });
});

describe('what a session may do', () => {
  it('is nothing beyond an own account for an administrator without a second factor [H03, 6.3.3]', async () => {
    const { accessToken, user } = await test.person();
    await test.database.sql`insert into user_group (user_id, group_id) values (${user.id}, 1)`;
    expect((await test.app.authenticate(accessToken))?.actor.groups).toEqual([]);
    await test.database.sql`update session set second_factor_at = now() where user_id = ${user.id}`;
    expect((await test.app.authenticate(accessToken))?.actor.groups).toEqual([1]);
  });
});
