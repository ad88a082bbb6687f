import { Agent } from 'node:https';
import { importJWK, jwtVerify } from 'jose';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { brands, pathOf } from '@volan/domain-rules';
import { localBrandAddresses } from '../platform/brands/brandAddresses.ts';
import { openPushService, type PushDevice, type PushService } from '../testing/openPushService.ts';
import { goodPassword, openTestAccounts, type TestAccounts, type TestPerson } from '../testing/openTestAccounts.ts';
import { deliverPush } from './deliverPush.ts';
import { deleteOldPushDevices } from './pushRetention.ts';
import { knownPushServices, pushAddress, publicKeyOf, type PushSettings } from './PushSettings.ts';
import { webPushTransport, type PushTransport } from './PushTransport.ts';
import { sendPush, type PushNotice } from './queuePush.ts';

let test: TestAccounts;
let service: PushService;
let settings: PushSettings;
let transport: PushTransport;

const privateKey = 'AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE';

beforeAll(async () => {
  service = await openPushService();
  settings = { privateKey, publicKey: publicKeyOf(privateKey), services: [service.host] };
  transport = webPushTransport(settings, new Agent({ ca: service.certificate }), 300);
  test = await openTestAccounts({ push: settings });
});
afterAll(async () => {
  await test.close();
  await service.close();
});
beforeEach(async () => {
  await test.beginAnew();
  await test.database.sql`delete from push_subscription`;
  service.messages.length = 0;
  service.answer(201);
});

const call = (name: string, { accessToken }: Pick<TestPerson, 'accessToken'>, body: object = {}) =>
  test.call('POST', name, body, { as: accessToken });
const allow = (person: Pick<TestPerson, 'accessToken'>, device: PushDevice) =>
  call('/auth/subscribe', person, { subscribe: device.subscription });
const state = async ({ accessToken }: TestPerson) =>
  (await test.call('GET', '/auth/push', null, { as: accessToken })).data as object;

const notice: PushNotice = {
  kind: 'message',
  title: 'Ana Anić',
  body: 'Da li je još dostupan?',
  link: (brand) => pathOf(brands[brand], 'adDetails', { adId: 1 }),
  tag: 'conversation-1',
};

/** Sends all that is due; gives what the devices read. */
async function deliver(device?: PushDevice) {
  await deliverPush(
    { sql: test.database.sql, brandAddresses: localBrandAddresses, log: pino({ level: 'silent' }) },
    transport,
  );
  return device ? service.messages.map((message) => JSON.parse(device.open(message)) as object) : [];
}
const waiting = async () => (await test.database.sql`select tries from push_message`).length;
const makeDue = () => test.database.sql`update push_message set next_try_at = now()`;

describe('a device that takes notifications [J15, J16, E23]', () => {
  it('is stored once by its endpoint, once for each session, and goes by its endpoint', async () => {
    const ana = await test.person();
    const [before, after] = [service.device(), service.device()];
    for (const device of [before, before, after]) {
      expect(await allow(ana, device)).toMatchObject({ status: 200, data: { key: settings.publicKey } });
    }
    expect(await test.database.sql`select endpoint from push_subscription`).toEqual([{ endpoint: after.endpoint }]);
    const iva = await test.person();
    const foreign = await call('/auth/unsubscribe', iva, { subscribe: after.subscription });
    expect([foreign.data, await state(ana)]).toMatchObject([{ removed: false }, { subscribed: true }]);
    const own = await call('/auth/unsubscribe', ana, { subscribe: after.subscription });
    expect([own.data, await state(ana)]).toMatchObject([{ removed: true }, { subscribed: false, arrived_at: null }]);
  });

  it('is stored by the sign-in that sends it; an invalid one does not stop the sign-in [J03]', async () => {
    const { email } = await test.person();
    const device = service.device();
    const signIn = async (subscribe: string) =>
      test.call('POST', '/auth/passport', { email, password: goodPassword, rememberMe: 1, subscribe });
    const entered = (await signIn(device.subscription)).data as TestPerson;
    expect(await state(entered)).toMatchObject({ subscribed: true });
    expect(await test.database.sql`select endpoint from push_subscription`).toEqual([{ endpoint: device.endpoint }]);
    const broken = await signIn('{"endpoint":"https://169.254.169.254/"}');
    expect([broken.status, await state(broken.data as TestPerson)]).toMatchObject([200, { subscribed: false }]);
  });

  it('belongs to the user who signed in last, and notifications that wait for the user before are deleted', async () => {
    const [ana, iva] = [await test.person(), await test.person()];
    const device = service.device();
    await allow(ana, device);
    await sendPush(test.database.sql, ana.user.id, notice);
    await allow(iva, device);
    expect([await state(ana), await state(iva), await deliver(device)]).toMatchObject([
      { subscribed: false },
      { subscribed: true },
      [],
    ]);
  });

  it('gets nothing more once its session has ended', async () => {
    const ana = await test.person();
    await allow(ana, service.device());
    await call('/auth/logout', ana);
    expect(await test.database.sql`select id from push_subscription`).toEqual([]);
    expect(await sendPush(test.database.sql, ana.user.id, notice)).toBe(0);
  });

  it('is one of ten of an account: the one seen longest ago makes room', async () => {
    const ana = await test.person();
    const devices = Array.from({ length: 11 }, () => service.device());
    for (const device of devices) {
      const session = (await test.signIn(ana.email)).data as TestPerson;
      await allow(session, device);
    }
    const kept = await test.database.sql<{ endpoint: string }[]>`select endpoint from push_subscription order by id`;
    expect(kept.map(({ endpoint }) => endpoint)).toEqual(devices.slice(1).map(({ endpoint }) => endpoint));
  });

  it('is deleted when its session was unused for 30 days', async () => {
    const ana = await test.person();
    await allow(ana, service.device());
    expect(await deleteOldPushDevices(test.database.sql)).toBe(0);
    await test.database
      .sql`update session set last_used_at = now() - interval '31 days' where user_id = ${ana.user.id}`;
    expect(await sendPush(test.database.sql, ana.user.id, notice)).toBe(0);
    expect(await deleteOldPushDevices(test.database.sql)).toBe(1);
  });

  it.each([
    ['no JSON', () => '{'],
    ['no keys', () => JSON.stringify({ endpoint: service.device().endpoint })],
    [
      'a key that is no point of the curve',
      () => service.device().subscription.replace(/"p256dh":"[^"]+"/, `"p256dh":"BA${'A'.repeat(85)}"`),
    ],
    ['a foreign push service', () => service.device().subscription.replace(service.host, 'push.example.com')],
  ])('is refused with %s', async (_what, subscribe) => {
    const answer = await call('/auth/subscribe', await test.person(), { subscribe: subscribe() });
    expect([answer.status, answer.errors]).toEqual([422, { subscribe: ['value'] }]);
  });
});

describe('the hosts that may be asked [security 2.3]', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/a',
    'https://updates.push.services.mozilla.com/wpush/v2/a',
    'https://web.push.apple.com/a',
    'https://db5p.notify.windows.com/w/?token=a',
  ])('are those of browsers: %s', (endpoint) => expect(pushAddress(endpoint, knownPushServices)?.href).toBe(endpoint));

  it.each([
    'http://fcm.googleapis.com/a',
    'https://fcm.googleapis.com:8443/a',
    'https://fcm.googleapis.com.example.com/a',
    'https://fcm.googleapis.com@example.com/a',
    'https://example.com\\@fcm.googleapis.com/a',
    'https://user:secret@fcm.googleapis.com/a',
    'https://evilpush.apple.com.example/a',
    'https://evil-push.apple.com/a',
    'https://push.apple.com/a',
    'https://127.0.0.1/a',
    'https://2130706433/a',
    'https://[::ffff:127.0.0.1]/a',
    'https://localhost/a',
    'file:///etc/passwd',
    '',
  ])('are no others: %s', (endpoint) => expect(pushAddress(endpoint, knownPushServices)).toBeNull());

  it('are looked at again before a message is sent', async () => {
    const ana = await test.person();
    await allow(ana, service.device());
    await test.database
      .sql`update push_subscription set endpoint = ${`https://127.0.0.1:${service.host.split(':')[1]}/`}`;
    await sendPush(test.database.sql, ana.user.id, notice);
    await deliver();
    expect([service.messages, await state(ana)]).toMatchObject([[], { subscribed: false }]);
  });
});

describe('a notification', () => {
  it('is encrypted for the device, signed by us, and has the path of its page in the spelling of the brand', async () => {
    const ana = await test.person();
    const device = service.device();
    await allow(ana, device);
    await sendPush(test.database.sql, ana.user.id, notice);
    const [content] = await deliver(device);
    expect(content).toEqual({
      kind: 'message',
      title: 'Ana Anić',
      body: 'Da li je još dostupan?',
      link: '/detalji-oglasa/1',
      tag: 'conversation-1',
      lang: 'sr-Latn',
      receipt: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    const { headers, body, path } = service.messages[0] ?? { headers: {}, body: Buffer.from(''), path: '' };
    expect([`https://${service.host}${path}`, headers]).toMatchObject([
      device.endpoint,
      { 'content-encoding': 'aes128gcm', urgency: 'high', ttl: expect.stringMatching(/^2[56]\d{4}$/) },
    ]);
    expect(body.includes('dostupan')).toBe(false);
    const [, token = '', key = ''] = /^vapid t=(.+), k=(.+)$/.exec(headers.authorization ?? '') ?? [];
    const point = Buffer.from(key, 'base64url');
    const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
    const { payload } = await jwtVerify(token, await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256'));
    expect([key, payload.aud, payload.sub]).toEqual([
      settings.publicKey,
      `https://${service.host}`,
      'mailto:info@volan.localhost',
    ]);
    expect(await waiting()).toBe(0);
  });

  it('is replaced by a later one of its tag while it waits, and has at most 3,000 bytes', async () => {
    const ana = await test.person();
    const device = service.device();
    await allow(ana, device);
    await sendPush(test.database.sql, ana.user.id, notice);
    await sendPush(test.database.sql, ana.user.id, { ...notice, title: '"'.repeat(999), body: '\u0001'.repeat(9999) });
    const read = await deliver(device);
    expect(read).toMatchObject([{ body: `${'\u0001'.repeat(200)}…` }]);
    expect(Buffer.byteLength(JSON.stringify(read[0]))).toBeLessThan(3000);
  });

  it('of a transaction that failed is not sent', async () => {
    const ana = await test.person();
    await allow(ana, service.device());
    await test.database.sql
      .begin(async (sql) => {
        await sendPush(sql, ana.user.id, notice);
        throw new Error('undone');
      })
      .catch(() => {});
    expect(await waiting()).toBe(0);
  });

  it('is sent again by another process when the one that sent it was killed, and by two at once only once', async () => {
    const ana = await test.person();
    const device = service.device();
    await allow(ana, device);
    await sendPush(test.database.sql, ana.user.id, notice);
    // killed between taking and sending: the message stays reserved
    await test.database.sql`update push_message set tries = 1, next_try_at = now() + interval '1 minute'`;
    expect(await deliver(device)).toEqual([]);
    await makeDue();
    await Promise.all([deliver(), deliver()]);
    expect([service.messages.length, await waiting()]).toEqual([1, 0]);
  });

  it.each([404, 410])('ends the subscription where the push service answers %d [F24]', async (status) => {
    const ana = await test.person();
    await allow(ana, service.device());
    await sendPush(test.database.sql, ana.user.id, notice);
    service.answer(status);
    await deliver();
    expect([await state(ana), await waiting()]).toMatchObject([{ subscribed: false }, 0]);
  });

  it('is tried again later when the push service is busy, hangs or is not there, as it asks', async () => {
    const ana = await test.person();
    await allow(ana, service.device());
    await sendPush(test.database.sql, ana.user.id, notice);
    const wait = async () => {
      const [row] = await test.database.sql<{ seconds: number }[]>`
        select extract(epoch from next_try_at - now())::float8 as seconds from push_message`;
      return row?.seconds ?? 0;
    };
    service.answer(429, { 'retry-after': '900' });
    await deliver();
    expect(await wait()).toBeGreaterThan(800);
    service.hang();
    await makeDue();
    await deliver();
    expect(await wait()).toBeGreaterThan(100);
    service.answer(503);
    for (let time = 0; time < 5; time += 1) {
      await makeDue();
      await deliver();
    }
    expect(await waiting()).toBe(0);
    expect(await state(ana)).toMatchObject({ subscribed: true });
  });

  it('does not follow the push service elsewhere', async () => {
    const ana = await test.person();
    await allow(ana, service.device());
    await sendPush(test.database.sql, ana.user.id, notice);
    service.answer(307, { location: `https://${service.host}/elsewhere` });
    await deliver();
    expect([service.messages.length, await waiting()]).toEqual([1, 0]);
  });
});

describe('a test of this device [F24]', () => {
  it('goes there alone, in the language of the page, and tells when it has arrived', async () => {
    const ana = await test.person();
    const other = (await test.signIn(ana.email)).data as TestPerson;
    const device = service.device();
    await allow(ana, device);
    await allow(other, service.device());
    const german = { as: ana.accessToken, headers: { 'accept-language': 'de' } };
    expect(await test.call('POST', '/auth/push/test', {}, german)).toMatchObject({ data: { sent: true } });
    const [content] = (await deliver(device)) as { title: string; link: string; receipt: string }[];
    expect([service.messages.length, content?.title, content?.link]).toEqual([
      1,
      'Benachrichtigungen funktionieren',
      '/de/profile/settings?tab=notifications',
    ]);
    const arrived = (receipt?: string) => test.call('POST', '/push/arrived', { receipt });
    expect((await arrived(crypto.randomUUID())).error).toBe('not-found');
    await arrived(content?.receipt);
    expect([await state(ana), await state(other)]).toMatchObject([
      { arrived_at: expect.any(String) },
      { arrived_at: null },
    ]);
  });

  it('is refused where notifications are off', async () =>
    expect((await call('/auth/push/test', await test.person())).error).toBe('not-found'));
});
