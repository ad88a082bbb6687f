import { calls, encryptField, Failure, getAd, getGeo, listAds, listCategories } from '@volan/api-contract';
import { type CaseSender, contractCases, runContractCase } from '@volan/api-contract/cases';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { emptyCatalog, failing, fixtures, goneAd, goneAdId, handlers, mockCall, slow, unreachable } from './index.ts';

const origin = 'http://mocks.test';
const server = setupServer(...handlers);

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  server.resetHandlers();
  vi.restoreAllMocks();
});
afterAll(() => server.close());

const send: CaseSender = async ({ url, ...request }) => {
  const response = await fetch(origin + url, request);
  return { status: response.status, headers: Object.fromEntries(response.headers), body: await response.text() };
};

async function ask(path: string) {
  const response = await fetch(origin + path);
  return response.json() as Promise<{ data: { id: number }[]; error: string | null; meta: { total: number } }>;
}

describe('the mocks keep the contract', () => {
  it.each(contractCases.map((each) => [each.name, each] as const))('%s', async (_name, contractCase) => {
    await expect(runContractCase(contractCase, send, { goneAd: goneAdId })).resolves.toBeUndefined();
  });

  it('count the same message without an id as one within ten seconds', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const post = async (message: string) => {
      const response = await fetch(`${origin}/v3/message`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ message, id: fixtures.ads('rs')[0]?.id, user1: fixtures.account().id, user2: 999 }),
      });
      return ((await response.json()) as { data: { client_id: string } }).data.client_id;
    };
    const first = await post('Zdravo');
    vi.advanceTimersByTime(9999);
    expect(await post('Zdravo')).toBe(first);
    expect(await post('Dobar dan')).not.toBe(first);
    vi.advanceTimersByTime(1);
    expect(await post('Zdravo')).not.toBe(first);
    vi.useRealTimers();
  });

  it('have a handler for every call', () => {
    const mocked = new Set(handlers.map((handler) => handler.info.header));
    const missing = Object.values(calls).filter((call) => {
      const path = `*${call.bare ? '' : '/v3'}${call.path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
      return !mocked.has(`${call.method} ${path}`);
    });
    expect(missing).toEqual([]);
  });

  it('read encrypted forms and refuse those of another session [I03]', async () => {
    const context = { uid: 'a-client', direction: 'c2s', method: 'POST', path: '/category/categories-by-ids' } as const;
    const post = async (uid: string) => {
      const body = new FormData();
      body.append('ids', await encryptField({ ...context, field: 'ids' }, [2]));
      const headers = { uid, encrypt: 'true' };
      const response = await fetch(`${origin}/v3/category/categories-by-ids`, { method: 'POST', headers, body });

      return response.json() as Promise<unknown>;
    };
    expect(await post('a-client')).toMatchObject({ status: 'ok', data: [{ id: 2 }] });
    expect(await post('another')).toMatchObject({ status: 'error', error: 'enc-invalid', code: 400 });
  });

  it('refuse a reply that breaks the schema of its call', async () => {
    const complaint = vi.spyOn(console, 'error').mockReturnValue();
    server.use(mockCall(getGeo, () => ({ ok: true, country: 7 }) as never));
    const response = await fetch(`${origin}/api/geo`);
    expect(response.status).toBe(500);
    expect(await response.text()).toContain('breaks the contract');
    expect(complaint).toHaveBeenCalled();
  });
});

describe('scenarios', () => {
  it('find nothing', async () => {
    server.use(emptyCatalog());
    expect(await ask('/v3/ads')).toMatchObject({ data: [], meta: { total: 0, narrowest: { key: 'cena' } } });
  });

  it('fail with the failure asked for', async () => {
    server.use(failing(listCategories, 'rate-limited'));
    expect(await ask('/v3/items/category/list')).toMatchObject({ status: 'error', error: 'rate-limited', code: 429 });
  });

  it('do not reach the server', async () => {
    server.use(unreachable(listAds));
    await expect(fetch(`${origin}/v3/ads`)).rejects.toThrow(TypeError);
  });

  it('answer late, but as ever', async () => {
    server.use(slow(listAds, 1));
    expect((await ask('/v3/ads')).meta.total).toBe(fixtures.ads('rs').length);
  });

  it('have every ad gone [B53]', async () => {
    server.use(goneAd());
    expect(await ask('/v3/ads/1')).toMatchObject({ error: 'gone', data: { id: goneAdId, status: 'sold' } });
  });

  it('answer a declared failure of one call', async () => {
    server.use(mockCall(getAd, () => new Failure('not-found')));
    expect(await ask('/v3/ads/1')).toMatchObject({ error: 'not-found' });
  });
});

describe('the fixtures', () => {
  it('are the ads of the screens in both languages', () => {
    expect(fixtures.ad('rs').title).toBe('Volkswagen Passat Variant 2.0 TDI');
    expect(fixtures.ad('rs').line).toBe('Comfortline, kožni volan, panorama, kuka');
    expect(fixtures.ad('en').line).toBe('Comfortline, panorama roof, tow bar');
    expect(fixtures.ads('en').length).toBeGreaterThanOrEqual(30);
  });

  it('draw their pictures', async () => {
    const response = await fetch(`${origin}/img/100?w=640`);
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
    expect(await response.text()).toMatch(/^<svg /);
  });
});
