import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openDatabaseGate, type DatabaseGate } from '../../testing/databaseGate.ts';
import { insertAd } from '../../testing/insertAd.ts';
import { openTestApp, type TestApp } from '../../testing/openTestApp.ts';

let api: TestApp;
let gate: DatabaseGate;
let ad: number;

beforeAll(async () => {
  api = await openTestApp(
    async ({ sql }) => {
      ad = await insertAd(sql, { brand: 'opel', model: 'astra' });
    },
    { answerWithin: 1000 },
    async (url) => {
      gate = await openDatabaseGate(url);
      return gate.url;
    },
  );
});

afterAll(async () => {
  await gate.open();
  await api.close();
  await gate.close();
});

const soon = { timeout: 20_000, interval: 50 };

async function answers(path: string) {
  const reply = await api.app.inject({ url: path });
  const { error, message } = reply.json<{ error: string | null; message: string | null }>();
  return { status: reply.statusCode, error, message };
}

const unavailable = { status: 503, error: 'unavailable', message: expect.stringMatching(/\S/) };

describe('while the database is away', () => {
  it('calls that need it fail as unavailable, and work again when it is back', async () => {
    await gate.close();
    for (const path of [`/v3/ads/${ad}`, '/v3/ads', `/v3/ads/similar/${ad}`, `/v3/ads/${ad}`]) {
      expect(await answers(path)).toEqual(unavailable);
    }
    await gate.open();
    await vi.waitFor(async () => expect((await answers(`/v3/ads/${ad}`)).status).toBe(200), soon);
  });

  it('calls that are answered from memory still work', async () => {
    await gate.close();
    for (const path of ['/v3/items/category/list', '/v3/country/list', '/v3/translate', '/health', '/ready']) {
      expect([path, (await answers(path)).status]).toEqual([path, 200]);
    }
    await gate.open();
  });

  it('and says nothing at all, the answer does not wait for ever', async () => {
    await vi.waitFor(async () => expect((await answers(`/v3/ads/${ad}`)).status).toBe(200), soon);
    gate.freeze();
    const asked = performance.now();
    expect(await answers(`/v3/ads/${ad}`)).toEqual(unavailable);
    expect(performance.now() - asked).toBeLessThan(5000);
    await gate.open();
    await vi.waitFor(async () => expect((await answers(`/v3/ads/${ad}`)).status).toBe(200), soon);
  });

  it('again and again under load, every connection is of use afterwards', async () => {
    const manyTimes = (times: number) => Promise.all(Array.from({ length: times }, () => answers(`/v3/ads/${ad}`)));
    for (let round = 0; round < 3; round += 1) {
      const asked = manyTimes(20);
      await gate.close();
      for (const { status } of await asked) expect([200, 503]).toContain(status);
      await gate.open();
    }
    await vi.waitFor(async () => {
      for (const { status } of await manyTimes(20)) expect(status).toBe(200);
    }, soon);
  });
});
