import { decodeForm, decryptField, encryptField, Failure, failureEnvelope, successEnvelope } from '@volan/api-contract';
import {
  getAd,
  getGeo,
  listAds,
  listCategories,
  listCategoriesByIds,
  listCountriesOfTheWorld,
} from '@volan/api-contract/wire';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ApiOptions } from './ApiOptions.ts';
import { createApi } from './createApi.ts';
import { createUid } from './createUid.ts';
import { listen, type Seen } from './testing/listen.ts';

const uid = createUid(1_763_700_000_000);

function client(baseUrl: string, changes: Partial<ApiOptions> = {}) {
  return createApi({
    baseUrl,
    uid,
    version: '1.2.3',
    language: 'hu',
    brand: 'gearlane',
    ...changes,
  });
}

afterEach(() => {
  vi.useRealTimers();
});

describe('headers and addresses of a call', () => {
  it('sends all headers of the specification and the brand [I02]', async () => {
    const seen: Seen[] = [];
    await using server = await listen((request) => (seen.push(request), successEnvelope([], null)));
    await client(server.baseUrl, { accessToken: () => 'acc', refreshToken: () => 'ref' }).send(listCategories);
    expect(seen[0]?.headers).toMatchObject({
      authorization: 'Bearer acc',
      'refresh-token': 'ref',
      uid,
      encrypt: 'true',
      'x-app-version': '1.2.3',
      'accept-language': 'hu',
      'x-brand': 'gearlane',
    });
  });

  it('sends no tokens signed out and no encrypt header where encryption is off', async () => {
    const seen: Seen[] = [];
    await using server = await listen((request) => (seen.push(request), successEnvelope([], null)));
    await client(server.baseUrl, { accessToken: () => null, encrypt: false }).send(listCategories);
    const headers = Object.keys(seen[0]?.headers ?? {});
    expect(headers).not.toContain('authorization');
    expect(headers).not.toContain('refresh-token');
    expect(headers).not.toContain('encrypt');
  });

  it('fills the path, writes the query of the call and leaves out what is not given [I01]', async () => {
    const seen: string[] = [];
    await using server = await listen(({ url }) => (seen.push(url), successEnvelope([], null)));
    const api = client(server.baseUrl);
    await api.send(getAd, { id: 12, lang: 'rs' });
    await api.send(listAds, {
      category_id: 1,
      country: 'RS*DE',
      credit: true,
      q: undefined,
      sort: 'price',
    });
    await api.send(listCountriesOfTheWorld, { count: false });
    expect(seen).toEqual([
      '/v3/ads/12?lang=rs',
      '/v3/ads?category_id=1&country=RS*DE&sort=price&credit=1',
      '/v3/country/world?count=0',
    ]);
  });

  it('asks for the place of the visitor outside /v3 and reads the bare answer [J88]', async () => {
    await using server = await listen(({ url }) => ({
      ok: url === '/api/geo',
      country: 'RS',
      ip: '127.0.0.1',
    }));
    expect(await client(server.baseUrl).send(getGeo)).toEqual({
      ok: true,
      data: { ok: true, country: 'RS', ip: '127.0.0.1' },
      meta: null,
    });
  });
});

describe('bodies [I03, I04]', () => {
  const kinds = listCategoriesByIds.body;

  it('posts form data with JSON text for what is not a string', async () => {
    const seen: Seen[] = [];
    await using server = await listen((request) => (seen.push(request), successEnvelope([], null)));
    await client(server.baseUrl, { encrypt: false }).send(listCategoriesByIds, { ids: [3, 1] });
    expect(seen[0]?.headers['content-type']).toMatch(/^multipart\/form-data/);
    expect(decodeForm(kinds, seen[0]?.form ?? [])).toEqual({ ids: [3, 1] });
  });

  it('encrypts each field for its call, and the server reads it back', async () => {
    const seen: Seen[] = [];
    await using server = await listen((request) => (seen.push(request), successEnvelope([], null)));
    await client(server.baseUrl).send(listCategoriesByIds, { ids: [3, 1], lang: 'en' });
    const context = {
      uid,
      direction: 'c2s',
      method: 'POST',
      path: '/category/categories-by-ids',
      field: 'ids',
    } as const;
    const sealed = seen[0]?.form?.get('ids');
    expect(sealed).toMatch(/^e1\./);
    expect(await decryptField(context, sealed)).toEqual({ ok: true, value: [3, 1] });
    expect((await decryptField({ ...context, uid: createUid(0) }, sealed)).ok).toBe(false);
  });
});

describe('answers', () => {
  it('reads data and meta and ignores unknown fields [I06]', async () => {
    await using server = await listen(() => ({
      ...successEnvelope([{ id: 1, colour: 'new' }], null),
      later: true,
    }));
    const result = await client(server.baseUrl).send(listCategories);
    expect(result).toEqual({ ok: true, data: [{ id: 1, colour: 'new' }], meta: null });
  });

  it('say after how many seconds a call may be sent again [M61]', async () => {
    const refusal = (headers: HeadersInit) =>
      client('http://own.invalid', {
        fetch: async () => Response.json(failureEnvelope(new Failure('rate-limited'), ''), { status: 429, headers }),
      }).send(listCategories);
    expect(await refusal({ 'retry-after': '86400' })).toMatchObject({ failure: 'rate-limited', retryAfter: 86_400 });
    expect(await refusal({})).not.toHaveProperty('retryAfter');
  });

  it('decrypts an encrypted data field [I05]', async () => {
    await using server = await listen(async () => {
      const context = {
        uid,
        direction: 's2c',
        method: 'GET',
        path: '/items/category/list',
        field: 'data',
      } as const;
      return successEnvelope(await encryptField(context, [{ id: 7 }]), null);
    });
    expect(await client(server.baseUrl).send(listCategories)).toMatchObject({
      ok: true,
      data: [{ id: 7 }],
    });
  });

  it('names the ad by id where an older server writes ads_id [E08, T42]', async () => {
    await using server = await listen(() => successEnvelope([{ ads_id: 5, title: 'Golf' }], { top: [{ ads_id: 6 }] }));
    const result = await client(server.baseUrl).send(listAds);
    expect(result).toEqual({
      ok: true,
      data: [{ id: 5, title: 'Golf' }],
      meta: { top: [{ id: 6 }] },
    });
  });

  it('gives a failure its name, its fields and its text', async () => {
    const failure = new Failure('bad-query', { errors: { sort: ['value'] } });
    await using server = await listen(() => failureEnvelope(failure, 'Nije dobro.'));
    expect(await client(server.baseUrl).send(listAds)).toEqual({
      ok: false,
      failure: 'bad-query',
      errors: { sort: ['value'] },
      message: 'Nije dobro.',
      code: 400,
      data: null,
    });
  });

  it('says what a gone ad was [B53]', async () => {
    await using server = await listen(() =>
      failureEnvelope(new Failure('gone', { data: { ads_id: 9, title: 'Golf' } }), ''),
    );
    const result = await client(server.baseUrl).send(getAd, { id: 9 });
    expect(result).toMatchObject({
      ok: false,
      failure: 'gone',
      code: 410,
      data: { id: 9, title: 'Golf' },
    });
  });

  it.each([
    ['a body that is no JSON', '<html>Bad gateway</html>', 'malformed'],
    ['JSON that is no envelope', { hello: 'world' }, 'malformed'],
    ['a failure it does not know', { status: 'error', error: 'brand-new', code: 418 }, 'internal'],
  ])('names %s', async (_what, body, failure) => {
    await using server = await listen(() => body);
    expect(await client(server.baseUrl).send(listCategories)).toMatchObject({ ok: false, failure });
  });

  it('tells that the network is gone', async () => {
    const server = await listen(() => null);
    await server[Symbol.asyncDispose]();
    expect(await client(server.baseUrl).send(listCategories)).toMatchObject({
      ok: false,
      failure: 'offline',
      code: null,
    });
  });
});

describe('an expired session [K01]', () => {
  const answer = (message: string) => ({
    ...failureEnvelope(new Failure('unauthenticated'), ''),
    message,
  });

  it('is recognised by the exact text of the server', async () => {
    await using server = await listen(() => failureEnvelope(new Failure('unauthenticated'), 'Prijavite se.'));
    const onSessionExpired = vi.fn();
    await client(server.baseUrl, { onSessionExpired }).send(listCategories);
    expect(onSessionExpired).toHaveBeenCalledOnce();
  });

  it.each(['invalid authentication token.', 'Invalid authentication token'])('is not told at “%s”', async (text) => {
    await using server = await listen(() => answer(text));
    const onSessionExpired = vi.fn();
    await client(server.baseUrl, { onSessionExpired }).send(listCategories);
    expect(onSessionExpired).not.toHaveBeenCalled();
  });
});

describe('waiting for an answer', () => {
  const silent: typeof fetch = (_url, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    });

  it('gives up after 300 seconds [I07]', async () => {
    vi.useFakeTimers();
    let failure: string | null = null;
    const call = client('', { fetch: silent })
      .send(listCategories)
      .then((result) => (failure = result.ok ? 'none' : result.failure));
    await vi.advanceTimersByTimeAsync(299_999);
    expect(failure).toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    await call;
    expect(failure).toBe('timeout');
  });

  it('gives up when the caller does [T21]', async () => {
    const caller = new AbortController();
    const call = client('', { fetch: silent }).send(listCategories, {}, { signal: caller.signal });
    caller.abort();
    expect(await call).toMatchObject({ ok: false, failure: 'aborted' });
  });
});

describe('the wrappers of the specification [I09, K02, T15]', () => {
  it.each([
    ['500', failureEnvelope(new Failure('internal'), 'Oops')],
    ['bad JSON', '{'],
  ])('answer null or an empty list on %s and tell onError', async (_what, body) => {
    await using server = await listen(() => body);
    const onError = vi.fn();
    const api = client(server.baseUrl, { onError });
    expect(await api.sendOrNull(listCategories)).toBeNull();
    expect(await api.sendOrEmpty(listCategories)).toEqual([]);
    expect(onError.mock.calls.map(([, name]) => name)).toEqual(['listCategories', 'listCategories']);
  });

  it('give the reply where all is well', async () => {
    await using server = await listen(() => successEnvelope([{ id: 1 }], null));
    const onError = vi.fn();
    expect(await client(server.baseUrl, { onError }).sendOrNull(listCategories)).toEqual([{ id: 1 }]);
    expect(onError).not.toHaveBeenCalled();
  });
});

describe('the id of a client session [E03]', () => {
  it('starts with a time and never repeats', () => {
    expect(createUid(36 ** 3)).toMatch(/^1000-/);
    expect(createUid(1)).not.toBe(createUid(1));
  });
});
