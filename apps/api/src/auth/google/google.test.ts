import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { OpenSession } from '@volan/api-contract';
import { exportJWK, exportSPKI, generateKeyPair, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { publicKeyOf } from '../../push/PushSettings.ts';
import { openAdministrator } from '../../testing/administrators.ts';
import { openPushService, type PushService } from '../../testing/openPushService.ts';
import { fromWeb, openTestAccounts, type TestAccounts } from '../../testing/openTestAccounts.ts';

const clientId = 'volan.apps.example';

/** Behaviour of the server of keys; each test may change it. */
const keyServer = { keys: [] as object[], status: 200, isSilent: false, cacheControl: 'public, max-age=600', asked: 0 };

let server: Server;
let service: PushService;
let test: TestAccounts;
let pair: Awaited<ReturnType<typeof generateKeyPair>>;

const publish = async (kid: string, { publicKey } = pair) => ({
  ...(await exportJWK(publicKey)),
  kid,
  alg: 'RS256',
  use: 'sig',
});

beforeAll(async () => {
  pair = await generateKeyPair('RS256', { extractable: true });
  server = createServer((_request, response) => {
    keyServer.asked += 1;
    if (keyServer.isSilent) return;

    response.writeHead(keyServer.status, { 'cache-control': keyServer.cacheControl });
    response.end(JSON.stringify({ keys: keyServer.keys }));
  });
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  const keysUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  service = await openPushService();
  const privateKey = 'AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE';
  test = await openTestAccounts({
    google: { clientIds: ['other.apps.example', clientId], keysUrl },
    push: { privateKey, publicKey: publicKeyOf(privateKey), services: [service.host] },
  });
});
beforeEach(async () => {
  await test.beginAnew();
  // later than the expiry of all keys that earlier tests left
  days += 2;
  test.now += days * 86_400_000;
  Object.assign(keyServer, {
    keys: [await publish('one')],
    status: 200,
    isSilent: false,
    cacheControl: 'max-age=600',
    asked: 0,
  });
});
afterAll(async () => {
  await test.close();
  await service.close();
  server.closeAllConnections();
  server.close();
});

let days = 0;
let people = 0;

const seconds = () => Math.floor(test.now / 1000);

/** Claims of a token of Google for a new person. */
const claims = (more: JWTPayload = {}): JWTPayload => ({
  iss: 'https://accounts.google.com',
  aud: clientId,
  sub: `google-${++people}`,
  email: `google-${people}@example.test`,
  email_verified: true,
  name: 'Ana Google',
  iat: seconds(),
  exp: seconds() + 3600,
  ...more,
});
const signed = (payload: JWTPayload, header: { kid?: string; alg?: string } = {}, key = pair.privateKey) =>
  new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid: 'one', ...header }).sign(key);
const enter = (token: string, more: object = {}, headers: Readonly<Record<string, string>> = {}) =>
  test.call('POST', '/auth/validate/google', { token, ...more }, { headers });

describe('an ID token of Google [J04]', () => {
  it('opens an account that is verified and has no password, and finds it again by its subject alone', async () => {
    const person = claims();
    const first = (await enter(await signed(person))).data as OpenSession;
    expect(first.user).toMatchObject({ name: 'Ana Google', email_verified: true });
    const again = (await enter(await signed({ ...person, email: 'another@example.test' }))).data as OpenSession;
    expect(again.user.id).toBe(first.user.id);
    expect((await test.signIn(String(person['email']))).error).toBe('wrong-credentials');
  });

  it('does not prove another address that an administrator sets at the same moment', async () => {
    const vera = await openAdministrator(test);
    for (let round = 0; round < 6; round += 1) {
      await test.beginAnew();
      const [ana, email] = [await test.person(), test.newEmail()];
      const token = await signed(claims({ email: ana.email }));
      const move = { id: ana.user.id, email, name: 'Ana Anić' };
      const [moved] = await Promise.all([
        test.call('POST', '/admin/update-user', move, { as: vera.accessToken }),
        enter(token),
      ]);
      expect(moved.status).toBe(200);
      const [row] = await test.database.sql`select email, email_verified_at from users where id = ${ana.user.id}`;
      expect(row).toEqual({ email, email_verified_at: null });
    }
  });

  it('may bring the device that takes notifications', async () => {
    const device = service.device();
    await enter(await signed(claims()), { subscribe: device.subscription });
    expect(await test.database.sql`select endpoint from push_subscription`).toEqual([{ endpoint: device.endpoint }]);
  });

  it.each<[string, JWTPayload]>([
    ['for somebody else’s app', { aud: 'evil.apps.example' }],
    ['of another issuer', { iss: 'https://accounts.google.com.evil.example' }],
    ['without a subject', { sub: '' }],
    ['with a nonce that was not sent', { nonce: 'n'.repeat(20) }],
  ])('%s is refused', async (_what, more) => {
    const { status, error } = await enter(await signed(claims(more)));
    expect([status, error]).toEqual([401, 'google-refused']);
  });

  it('is good at its time only', async () => {
    const old = claims({ iat: seconds() - 7200, exp: seconds() - 3600 });
    const endless = claims({ iat: seconds() - 7200, exp: seconds() + 3600 });
    const early = claims({ iat: seconds() + 3600, exp: seconds() + 7200 });
    for (const payload of [old, endless, early]) {
      expect((await enter(await signed(payload))).error).toBe('google-refused');
    }
  });

  it('has to be signed by Google, with RS256', async () => {
    const stranger = await generateKeyPair('RS256');
    const secret = new TextEncoder().encode(await exportSPKI(pair.publicKey));
    const tokens = [
      await signed(claims(), {}, stranger.privateKey),
      new UnsecuredJWT(claims()).encode(),
      await new SignJWT(claims()).setProtectedHeader({ alg: 'HS256', kid: 'one' }).sign(secret),
      `${await signed(claims())}x`,
      'nothing',
    ];
    for (const token of tokens) expect((await enter(token)).error).toBe('google-refused');
  });

  it('from a browser needs the nonce that it was asked for with', async () => {
    const nonce = 'nonce-of-this-browser';
    const page = { ...fromWeb };
    expect((await enter(await signed(claims()), {}, page)).error).toBe('google-refused');
    expect((await enter(await signed(claims({ nonce })), { nonce: 'nonce-of-another-one' }, page)).error).toBe(
      'google-refused',
    );
    expect((await enter(await signed(claims({ nonce })), { nonce }, page)).status).toBe(200);
  });

  it('opens nothing where Google does not vouch for the address', async () => {
    const { email } = await test.person();
    expect((await enter(await signed(claims({ email, email_verified: false })))).error).toBe('google-refused');
  });

  it('opens no account that is banned', async () => {
    const person = claims();
    const { user } = (await enter(await signed(person))).data as OpenSession;
    await test.database.sql`update users set status = 3 where id = ${user.id}`;
    expect((await enter(await signed(person))).error).toBe('forbidden');
  });
});

describe('an account with the address of a Google account', () => {
  it('is linked and keeps its password where its own address was verified', async () => {
    const { email, user } = await test.person();
    await test.database.sql`update users set email_verified_at = now(), status = 1 where id = ${user.id}`;
    const entered = (await enter(await signed(claims({ email: email.toUpperCase() })))).data as OpenSession;
    expect(entered.user.id).toBe(user.id);
    expect((await test.signIn(email)).status).toBe(200);
  });

  it('that was never verified is Google’s from now on: its password and sessions end', async () => {
    const { email, user, accessToken } = await test.person();
    const entered = (await enter(await signed(claims({ email })))).data as OpenSession;
    expect(entered.user).toMatchObject({ id: user.id, email_verified: true });
    expect((await test.signIn(email)).error).toBe('wrong-credentials');
    expect((await test.call('GET', '/user', null, { as: accessToken })).status).toBe(401);
  });
});

describe('the keys of Google', () => {
  it('are read once for as long as their server says', async () => {
    await enter(await signed(claims()));
    await enter(await signed(claims()));
    expect(keyServer.asked).toBe(1);
    test.now += 601_000;
    await enter(await signed(claims()));
    expect(keyServer.asked).toBe(2);
  });

  it('are read again after a rotation, but not for every invented key id', async () => {
    await enter(await signed(claims()));
    for (let round = 0; round < 3; round += 1) await enter(await signed(claims(), { kid: 'made-up' }));
    expect(keyServer.asked).toBe(1);
    test.now += 31_000;
    const next = await generateKeyPair('RS256');
    keyServer.keys = [await publish('two', next)];
    expect((await enter(await signed(claims(), { kid: 'two' }, next.privateKey))).status).toBe(200);
    expect(keyServer.asked).toBe(2);
  });

  it('that cannot be read are said to be away, and tried again', async () => {
    const token = await signed(claims());
    keyServer.status = 500;
    const { status, error } = await enter(token);
    expect([status, error]).toEqual([503, 'unavailable']);
    keyServer.isSilent = true;
    expect((await enter(token)).error).toBe('unavailable');
    Object.assign(keyServer, { status: 200, isSilent: false });
    expect((await enter(token)).status).toBe(200);
  });
});
