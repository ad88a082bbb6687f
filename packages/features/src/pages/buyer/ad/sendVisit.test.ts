import { afterEach, expect, it, vi } from 'vitest';
import { sendVisit } from './sendVisit.ts';

afterEach(() => vi.unstubAllGlobals());

const answer = (data: unknown) =>
  Response.json({ status: 'ok', data, message: null, errors: null, error: null, code: 200, meta: null });

it('says who visits an ad, so that own visits do not count [P39]', async () => {
  const told: (string | null)[] = [];
  vi.stubGlobal('document', {
    cookie: `user=${encodeURIComponent('{"id":31,"name":"Ana","avatar":null}')}`,
    body: { dataset: {} },
  });
  vi.stubGlobal('fetch', (url: string, { headers }: RequestInit) => {
    if (url.includes('/auth/session')) {
      const user = { id: 31, name: 'Ana' };
      return Promise.resolve(answer({ user, accessToken: 'of-ana', refreshToken: null }));
    }
    told.push(new Headers(headers).get('authorization'));
    return Promise.resolve(answer({ counted: false, own: true }));
  });
  const visit = await sendVisit({ brand: 'volan', language: 'rs' }, 7);
  expect(visit).toMatchObject({ ok: true, data: { own: true } });
  expect(told).toEqual([expect.stringMatching(/of-ana$/)]);
});
