import type { OpenSession, Passkey, PasskeyCreation, PasskeyRequest } from '@volan/api-contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { openedForFile } from '../../testing/openedForFile.ts';
import { fromWeb, goodPassword, openTestAccounts } from '../../testing/openTestAccounts.ts';
import { softAuthenticator, type Signing } from '../../testing/softAuthenticator.ts';

const test = openedForFile(openTestAccounts);

beforeEach(() => test.beginAnew());

const origin = 'https://volan.localhost';
const page = (more: Readonly<Record<string, string>> = {}) => ({
  ...fromWeb,
  'x-visitor-origin': origin,
  'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36',
  ...more,
});

const create = (as: string, body: object = {}) =>
  test.call('POST', '/auth/passkeys/create', body, { as, headers: page() });
const add = (as: string, credential: object) =>
  test.call('PUT', '/auth/passkeys', { credential }, { as, headers: page() });
const list = async (as: string) =>
  (await test.call('GET', '/auth/passkeys', null, { as, headers: page() })).data as Passkey[];
const ask = async (headers = page()) =>
  (await test.call('POST', '/auth/passkeys/ask', {}, { headers })).data as PasskeyRequest;
const enter = (credential: object, headers = page()) =>
  test.call('POST', '/auth/passkeys/sign-in', { credential }, { headers });

/** A person with a passkey. */
async function owner(device = softAuthenticator()) {
  const person = await test.person();
  const { data } = await create(person.accessToken);
  const added = await add(person.accessToken, device.make(data, { origin }));
  expect(added.status).toBe(200);

  return { ...person, device, passkey: added.data as Passkey };
}

describe('a passkey', () => {
  it('signs its owner in on every host of the brand, counts as a second factor, and is announced by mail', async () => {
    const { device, user, email, accessToken, passkey } = await owner();
    expect(passkey).toMatchObject({ name: 'Chrome, Windows', backed_up: true, last_used_at: null });
    const [mail] = await test.database.sql`
      select content->>'name' as name from mail where recipient = ${email} and template = 'passkey-added'`;
    expect(mail).toEqual({ name: 'Chrome, Windows' });
    const germany = 'https://de.volan.localhost';
    const entered = await enter(device.sign(await ask(), { origin: germany }), page({ 'x-visitor-origin': germany }));
    expect([entered.status, Object.keys(entered.cookies).sort()]).toEqual([200, ['acT', 'dvT', 'rfT', 'user']]);
    expect((entered.data as OpenSession).user.id).toBe(user.id);
    const [session] = await test.database.sql`
      select second_factor_at is not null as factor, remembered, expires_at > now() + interval '199 days' as long
      from session where user_id = ${user.id} order by created_at desc, second_factor_at nulls last limit 1`;
    expect(session).toEqual({ factor: true, remembered: true, long: true });
    expect((await list(accessToken))[0]?.last_used_at).not.toBeNull();
  });

  it('signs its owner in while strangers use up the tries of the account, from a new device too [M61]', async () => {
    const { device, user, email } = await owner();
    // each network may try five times, and the account takes twenty tries
    const networks = ['203.0.113.80', '198.51.100.80', '192.0.2.80', '198.18.0.80'];
    const tries = networks.flatMap((address) =>
      Array.from({ length: 5 }, () => test.signIn(email, 'pogrešna lozinka', { address })),
    );
    await Promise.all(tries);
    expect((await test.signIn(email, goodPassword, { headers: page() })).error).toBe('rate-limited');
    const credential = device.sign(await ask(), { origin });
    const [address = ''] = networks;
    const { data } = await test.call('POST', '/auth/passkeys/sign-in', { credential }, { headers: page(), address });
    expect((data as OpenSession).user.id).toBe(user.id);
  });

  it('of an administrator opens a session of twelve hours', async () => {
    const { device, user } = await owner();
    await test.database.sql`insert into user_group (user_id, group_id) values (${user.id}, 1)`;
    await enter(device.sign(await ask(), { origin }));
    const [session] = await test.database.sql`
      select expires_at < now() + interval '13 hours' as short from session
      where user_id = ${user.id} and second_factor_at is not null`;
    expect(session).toEqual({ short: true });
  });

  it('signs a challenge of its own: each challenge works once', async () => {
    const { device } = await owner();
    const signed = device.sign(await ask(), { origin });
    expect((await enter(signed)).status).toBe(200);
    expect((await enter(signed)).error).toBe('passkey-refused');
  });

  it('is refused five minutes after it was asked', async () => {
    const { device } = await owner();
    const signed = device.sign(await ask(), { origin });
    await test.database.sql`update passkey_challenge set expires_at = now()`;
    expect((await enter(signed)).error).toBe('passkey-refused');
  });

  it.each<[string, Partial<Signing>]>([
    ['from a page of another site', { origin: 'https://volan.localhost.evil.example' }],
    ['for another host', { rpId: 'gearlane.localhost' }],
    ['by a device that did not ask who holds it', { verified: false }],
    ['for a challenge that nobody asked for', { challenge: 'AAAA' }],
    ['for a challenge that no table takes', { challenge: 'a\u0000b' }],
  ])('that was signed %s is refused', async (_what, wrong) => {
    const { device } = await owner();
    const answer = await enter(device.sign(await ask(), { origin, ...wrong }));
    expect([answer.status, answer.error, answer.cookies]).toEqual([401, 'passkey-refused', {}]);
  });

  it('of one brand is unknown in the other', async () => {
    const { device } = await owner();
    const other = page({ 'x-visitor-host': 'gearlane.localhost', 'x-visitor-origin': 'https://gearlane.localhost' });
    const asked = await ask(other);
    const signed = device.sign(asked, { origin: 'https://gearlane.localhost' });
    expect([asked.rpId, (await enter(signed, other)).error]).toEqual(['gearlane.localhost', 'passkey-refused']);
  });

  it('signed by another key is refused', async () => {
    const { device } = await owner();
    const forged = softAuthenticator().sign(await ask(), { origin });
    const { id, rawId } = device.sign(await ask(), { origin });
    expect((await enter({ ...forged, id, rawId })).error).toBe('passkey-refused');
  });

  it('that several devices share may count as it likes; one of a single device may not go back', async () => {
    for (const [backedUp, status] of [
      [true, 200],
      [false, 401],
    ] as const) {
      const { device } = await owner(softAuthenticator({ backedUp }));
      expect((await enter(device.sign(await ask(), { origin, counter: 7 }))).status).toBe(200);
      expect((await enter(device.sign(await ask(), { origin, counter: 3 }))).status).toBe(status);
    }
  });

  it('of a banned account opens nothing', async () => {
    const { device, user } = await owner();
    await test.database.sql`update users set status = 3 where id = ${user.id}`;
    expect((await enter(device.sign(await ask(), { origin }))).error).toBe('forbidden');
  });

  it('needs a page: an app that calls the API itself has no host for it', async () => {
    const { accessToken } = await test.person();
    expect((await test.call('POST', '/auth/passkeys/ask', {})).error).toBe('not-found');
    expect((await test.call('POST', '/auth/passkeys/create', {}, { as: accessToken })).error).toBe('not-found');
  });
});

describe('adding a passkey', () => {
  it('asks for the password ten minutes after the sign-in', async () => {
    const { accessToken } = await test.person();
    test.now += 11 * 60_000;
    expect((await create(accessToken)).errors).toEqual({ current_password: ['required'] });
    expect((await create(accessToken, { current_password: 'pogrešna' })).errors).toEqual({
      current_password: ['password-wrong'],
    });
    expect((await create(accessToken, { current_password: goodPassword })).status).toBe(200);
  });

  it('asks a user without a password to sign in again', async () => {
    const { accessToken, user } = await test.person();
    await test.database.sql`delete from user_password where user_id = ${user.id}`;
    test.now += 11 * 60_000;
    expect((await create(accessToken)).errors).toEqual({ current_password: ['signed-in-long-ago'] });
  });

  it('works once, for the account that asked, and only with a challenge for adding', async () => {
    const [ana, boba] = [await test.person(), await test.person()];
    const device = softAuthenticator();
    const { data } = await create(ana.accessToken);
    const made = device.make(data, { origin });
    expect((await add(boba.accessToken, made)).error).toBe('passkey-refused');
    expect((await add(ana.accessToken, made)).status).toBe(200);
    expect((await add(ana.accessToken, made)).error).toBe('passkey-refused');
    const asked = await ask();
    const signed = device.make({ ...(data as PasskeyCreation), challenge: asked.challenge }, { origin });
    expect((await add(ana.accessToken, signed)).error).toBe('passkey-refused');
  });
});

describe('several passkeys', () => {
  it('are named and removed by their owner alone, and a removed one opens nothing', async () => {
    const { accessToken, device, passkey } = await owner();
    const { accessToken: stranger } = await test.person();
    const rename = (as: string) =>
      test.call('POST', '/auth/passkeys/name', { id: passkey.id, name: ' Moj  telefon ' }, { as, headers: page() });
    const remove = (as: string) =>
      test.call('DELETE', `/auth/passkeys?id=${passkey.id}`, null, { as, headers: page() });
    expect([(await rename(stranger)).error, (await remove(stranger)).error]).toEqual(['not-found', 'not-found']);
    expect((await rename(accessToken)).data).toEqual({ name: 'Moj telefon' });
    const { data } = await create(accessToken);
    expect((data as PasskeyCreation).excludeCredentials).toHaveLength(1);
    const second = softAuthenticator();
    await add(accessToken, second.make(data, { origin }));
    expect((await list(accessToken)).map(({ name }) => name)).toEqual(['Moj telefon', 'Chrome, Windows']);
    expect((await remove(accessToken)).data).toEqual({ removed: true });
    expect((await enter(device.sign(await ask(), { origin }))).error).toBe('passkey-refused');
    expect((await enter(second.sign(await ask(), { origin }))).status).toBe(200);
  });
});
