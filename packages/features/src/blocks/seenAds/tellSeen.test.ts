import { afterEach, expect, it, vi } from 'vitest';
import { tellSeen } from './tellSeen.ts';

afterEach(() => vi.unstubAllGlobals());

const speech = { brand: 'volan', language: 'rs' } as const;
const seen = { ids: [7, 8], where: 'results' } as const;

it('tells which ads a visitor saw by a beacon, without a client of the API [P39]', async () => {
  const sent: [string, Blob][] = [];
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('navigator', { sendBeacon: (url: string, body: Blob) => sent.push([url, body]) });
  vi.stubGlobal('fetch', () => expect.unreachable('a beacon is enough'));
  tellSeen({ ...seen, ids: [...seen.ids] }, speech);
  expect(sent.map(([url, { type }]) => [url, type])).toEqual([['/v3/ads/seen', 'application/json']]);
  expect(JSON.parse((await sent[0]?.[1].text()) ?? '')).toEqual(seen);
});

it('names the signed-in user, and fails silently [P39]', async () => {
  const told: (string | null)[] = [];
  vi.stubGlobal('document', {
    body: { dataset: {} },
    cookie: `user=${encodeURIComponent('{"id":31,"name":"Ana","avatar":null}')}`,
  });
  vi.stubGlobal('fetch', (url: string, { headers }: RequestInit) => {
    if (url.includes('/auth/session')) {
      const data = { user: { id: 31, name: 'Ana' }, accessToken: 'of-ana', refreshToken: null };
      return Promise.resolve(
        Response.json({ status: 'ok', data, message: null, errors: null, error: null, code: 200, meta: null }),
      );
    }
    told.push(url, new Headers(headers).get('authorization'));
    return Promise.reject(new Error('the network is away'));
  });
  // it is loaded by then
  await import('./sendSeen.ts');
  tellSeen({ ids: [7], where: 'comparison' }, speech);
  await vi.waitFor(() => expect(told).toEqual(['/v3/ads/seen', expect.stringMatching(/of-ana$/)]));
});
