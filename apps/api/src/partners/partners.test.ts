import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, testWebSecret, type TestApp } from '../testing/openTestApp.ts';
import { deleteOldUse } from './partnerCounts.ts';
import { createKey, revokeKey } from './partnerKeys.ts';

let api: TestApp;
let clock = Date.UTC(2026, 10, 26, 12);
let key: string;

const open = () => openTestApp(async () => {}, { now: () => clock });
const newKey = (requestsPerMinute = 600) =>
  createKey(api.database.sql, { name: 'Auto kuća', domains: ['autokuca.rs'], requestsPerMinute });

beforeAll(async () => {
  api = await open();
});
afterAll(() => api.close());
beforeEach(async () => {
  key = await newKey();
});

const post = (path: string, payload: object, secret = testWebSecret) =>
  api.app.inject({ method: 'POST', url: `/internal/partners/${path}`, headers: { 'x-feed-secret': secret }, payload });
const ask = async (more: object = {}) =>
  (
    await post('requests', { key, host: 'www.autokuca.rs', address: '192.0.2.7', element: 'stock', ...more })
  ).json<unknown>();

describe('a widget of a partner [M65]', () => {
  it('is admitted on a page of the partner', async () => {
    expect(key).toMatch(/^pk_[\w-]{22}$/);
    expect(await ask()).toEqual({ admitted: true });
  });

  it.each([['konkurent.rs'], [null]])('is refused on a page of %j', async (host) => {
    expect(await ask({ host })).toEqual({ admitted: false, reason: 'foreign-domain' });
  });

  it('is refused with an unknown key', async () => {
    expect(await ask({ key: 'pk_0000000000000000000000' })).toEqual({ admitted: false, reason: 'unknown-key' });
  });

  it('is refused within five seconds after its key was revoked', async () => {
    expect(await ask()).toEqual({ admitted: true });
    await revokeKey(api.database.sql, key);
    clock += 5001;
    expect(await ask()).toEqual({ admitted: false, reason: 'revoked' });
  });

  it('waits for the next minute when its key was used too often, without affecting other keys', async () => {
    key = await newKey(2);
    const asked = [await ask(), await ask({ host: 'konkurent.rs' }), await ask(), await ask()];
    expect(asked).toEqual([
      { admitted: true },
      { admitted: false, reason: 'foreign-domain' },
      { admitted: true },
      { admitted: false, reason: 'over-limit', retryAfterSeconds: expect.any(Number) },
    ]);
    const { retryAfterSeconds: seconds } = asked[3] as { retryAfterSeconds: number };
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    key = await newKey(2);
    expect(await ask()).toEqual({ admitted: true });
  });
});

describe('one address with a key that is public', () => {
  it('gets a part of its minute, and the visitors of the partner the rest', async () => {
    key = await newKey(80);
    const asked = [];
    for (let request = 0; request < 62; request += 1) asked.push(await ask({ address: '198.51.100.9' }));
    expect(asked.filter((answer) => (answer as { admitted: boolean }).admitted)).toHaveLength(60);
    expect(asked.at(-1)).toMatchObject({ admitted: false, reason: 'over-limit' });
    expect(await ask()).toEqual({ admitted: true });
    key = await newKey(80);
    expect(await ask({ address: '198.51.100.9' })).toEqual({ admitted: true });
  });
});

describe('what the web server asks about partners', () => {
  it.each(['requests', 'visits'])('does not exist for others: %s', async (path) => {
    expect((await post(path, {}, 'another secret')).statusCode).toBe(404);
    expect((await api.app.inject({ method: 'POST', url: `/internal/partners/${path}`, payload: {} })).statusCode).toBe(
      404,
    );
  });

  it.each<[string, string, object]>([
    ['without anything', 'requests', {}],
    ['without a host', 'requests', { key: 'pk', address: '192.0.2.7', element: 'stock' }],
    ['of another element', 'requests', { key: 'pk', host: null, address: '192.0.2.7', element: 'map' }],
    ['whose key is a number', 'requests', { key: 7, host: null, address: '192.0.2.7', element: 'ads' }],
    ['whose key is long', 'requests', { key: 'p'.repeat(101), host: null, address: '192.0.2.7', element: 'ads' }],
    ['of nobody', 'visits', { visits: [{ key: 'pk', count: 0 }] }],
    ['of a part of somebody', 'visits', { visits: [{ key: 'pk', count: 1.5 }] }],
    ['of too many keys', 'visits', { visits: Array.from({ length: 1001 }, () => ({ key: 'pk', count: 1 })) }],
  ])('is refused %s: %s', async (_which, path, payload) => {
    const reply = await post(path, payload);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toEqual({ error: expect.any(String) });
  });
});

describe('the use of a key', () => {
  it('is written at the latest when the server stops, by day and element, and kept for 13 months', async () => {
    const other = api;
    api = await open();
    try {
      const { sql } = api.database;
      key = await newKey();
      const revoked = await newKey();
      await revokeKey(sql, revoked);
      await ask();
      await ask();
      await ask({ element: 'search' });
      await ask({ host: 'konkurent.rs' });
      await post('visits', {
        visits: [
          { key, count: 2 },
          { key: revoked, count: 5 },
          { key: 'pk_nobody', count: 9 },
        ],
      });
      clock += 86_400_000;
      const said = await post('visits', { visits: [{ key, count: 3 }] });
      expect(said.json()).toEqual({ counted: 1 });
      await api.app.close();
      const rows = () => sql`select day::text, kind, count::int from partner_key_day order by day, kind`;
      const yesterday = '2026-11-26';
      expect([...(await rows())]).toEqual([
        { day: yesterday, kind: 'refused', count: 1 },
        { day: yesterday, kind: 'search', count: 1 },
        { day: yesterday, kind: 'stock', count: 2 },
        { day: yesterday, kind: 'visit', count: 2 },
        { day: '2026-11-27', kind: 'visit', count: 3 },
      ]);
      await sql`update partner_key_day set day = current_date - interval '13 months' where kind = 'stock'`;
      await sql`update partner_key_day set day = current_date - interval '13 months 1 day' where kind = 'search'`;
      expect(await deleteOldUse(sql)).toBe(1);
      expect((await rows()).map(({ kind }) => kind as unknown)).not.toContain('search');
    } finally {
      await api.close();
      api = other;
    }
  });
});
