import { afterEach, expect, it, vi } from 'vitest';
import { askPhones } from './askPhones.ts';
import { sendVisit } from './sendVisit.ts';

afterEach(() => vi.unstubAllGlobals());

const answer = (data: unknown) =>
  Response.json({ status: 'ok', data, message: null, errors: null, error: null, code: 200, meta: null });

it('says who visits an ad and asks for its phone, so that own ones do not count [P39]', async () => {
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
    return Promise.resolve(
      answer(url.endsWith('/ads/visit') ? { counted: false, own: true } : { seller: 'Ana', phones: [] }),
    );
  });
  const page = { brand: 'volan', language: 'rs' } as const;
  await sendVisit(page, { of: 'ads', id: 7 });
  expect(document.body.dataset).toEqual({ ownAd: '' });
  expect(await askPhones(page, { ad: 7 })).toMatchObject({ ok: true, data: { phones: [] } });
  expect(told).toEqual([expect.stringMatching(/of-ana$/), expect.stringMatching(/of-ana$/)]);
});
