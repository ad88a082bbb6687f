import { connect } from 'node:net';
import { calls, decryptField, encryptField, getAd, listLanguages, type Call } from '@volan/api-contract';
import { can } from '@volan/domain-rules';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertAd } from '../../testing/insertAd.ts';
import { openTestApp, testWebSecret, type TestApp } from '../../testing/openTestApp.ts';
import { checkCalls } from './checkCalls.ts';
import { createServer } from './createServer.ts';
import { routeUrl } from './routeCall.ts';
import { serve } from './serve.ts';

let api: TestApp;
const log: string[] = [];

beforeAll(async () => {
  const logger = pino({ level: 'trace' }, { write: (line: string) => log.push(line) });
  api = await openTestApp(async ({ sql }) => void (await insertAd(sql, { brand: 'opel', model: 'astra' })), { logger });
});

afterAll(() => api.close());

const uid = '1f0c9a7e-5b7d-4d0a-9a41-2a1c7f6e3b10.mi3k2v.9QeR';
const byIds = '/v3/category/categories-by-ids';

describe('the answers of the server', () => {
  it('are in the envelope with every field [I06]', async () => {
    const body = (await api.app.inject({ url: '/v3/language' })).json<Record<string, unknown>>();
    expect(Object.keys(body).sort()).toEqual(['code', 'data', 'error', 'errors', 'message', 'meta', 'status']);
  });

  it('say their failure in the visitor’s language', async () => {
    const german = await api.app.inject({ url: '/v3/ads/99', headers: { 'accept-language': 'de-DE,en;q=0.5' } });
    const english = await api.app.inject({ url: '/v3/ads/99', headers: { 'x-brand': 'gearlane' } });
    expect(german.json<{ message: string }>().message).toMatch(/nicht/);
    expect(english.json<{ message: string }>().message).toBe('What you are looking for does not exist.');
  });

  it('come in the language of the brand where the visitor names none; an unknown brand is the default one', async () => {
    const navigation = async (brand: string) =>
      (await api.app.inject({ url: '/v3/language/navigation', headers: { 'x-brand': brand } })).body;
    expect(await navigation('gearlane')).not.toBe(await navigation('volan'));
    expect(await navigation('nobody')).toBe(await navigation('volan'));
  });

  it('carry an ETag that spares the second answer, and may be kept', async () => {
    const first = await api.app.inject({ url: '/v3/ads' });
    expect(first.headers['cache-control']).toBe('no-cache');
    expect(first.headers['vary']).toContain('accept-language');
    const second = await api.app.inject({
      url: '/v3/ads',
      headers: { 'if-none-match': String(first.headers['etag']) },
    });
    expect([second.statusCode, second.body]).toEqual([304, '']);
  });

  it('hold only what the contract lists', async () => {
    const app = await createServer({ webSecret: testWebSecret, logger: pino({ level: 'silent' }) });
    const ad = (await api.app.inject({ url: '/v3/ads/1' })).json<{ data: object }>().data;
    serve(app, getAd, () => ({ ...(ad as never as Record<string, never>), vin: 'WVWZZZ1JZXW000001' }) as never);
    const reply = await app.inject({ url: '/v3/ads/1' });
    expect(reply.statusCode).toBe(200);
    expect(reply.body).not.toContain('WVWZZZ1JZXW000001');
    await app.close();
  });

  it.each([
    ['ECONNREFUSED', 503, 'unavailable'],
    ['ECONNRESET', 503, 'unavailable'],
    ['EPIPE', 503, 'unavailable'],
    ['ENOSPC', 503, 'unavailable'],
    ['EHOSTUNREACH', 503, 'unavailable'],
    ['CONNECTION_CLOSED', 503, 'unavailable'],
    ['57P01', 503, 'unavailable'],
    ['42P01', 500, 'internal'],
  ])('tell a database that is away from a fault of ours: %s is %i', async (code, status, error) => {
    const app = await createServer({ webSecret: testWebSecret, logger: pino({ level: 'silent' }) });
    serve(app, listLanguages, () => {
      throw Object.assign(new Error('no answer'), { code });
    });
    const reply = await app.inject({ url: '/v3/language' });
    expect([reply.statusCode, reply.json<{ error: string }>().error]).toEqual([status, error]);
    await app.close();
  });

  it('are 404 in the envelope where there is no call', async () => {
    for (const url of ['/v3/nothing', '/v3', '/', '/v3/ads/%', '/v3/ads/1/2/3', '/V3/ads']) {
      const reply = await api.app.inject({ url });
      expect([url, reply.statusCode, reply.json<{ error: string }>().error]).toEqual([url, 404, 'not-found']);
    }
  });
});

describe('access', () => {
  it('is refused to a visitor where the permission table does not give it, in the exact words of the specification [K01, H06]', async () => {
    const app = await createServer({ webSecret: testWebSecret, logger: pino({ level: 'silent' }) });
    const guarded = { ...listLanguages, access: 'account.read' } satisfies Call;
    let reached = false;
    serve(app, guarded, () => {
      reached = true;
      return [];
    });
    for (const headers of [{}, { authorization: 'Bearer anything' }] as Record<string, string>[]) {
      const reply = await app.inject({ url: '/v3/language', headers });
      expect(reply.statusCode).toBe(401);
      expect(reply.json()).toMatchObject({ error: 'unauthenticated', message: 'Invalid authentication token.' });
    }
    expect(reached).toBe(false);
    await app.close();
  });
});

describe('health and documents', () => {
  it('/health and /ready are bare', async () => {
    expect((await api.app.inject({ url: '/health' })).json()).toEqual({ ok: true });
    expect((await api.app.inject({ url: '/ready' })).json()).toEqual({ ready: true });
  });

  it('the OpenAPI document and its page name every call, and the page needs no script', async () => {
    const { paths } = (await api.app.inject({ url: '/v3/openapi.json' })).json<{ paths: Record<string, object> }>();
    const page = await api.app.inject({ url: '/v3/docs' });
    for (const call of Object.values<Call>(calls)) {
      expect(Object.keys(paths)).toContain(call.path);
      expect(page.body).toContain(`${call.method} ${call.path}<`);
    }
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'/);
    expect(page.body).not.toContain('<script');
  });

  it('a call of the contract without a handler stops the start', async () => {
    const app = await createServer({ webSecret: testWebSecret, logger: pino({ level: 'silent' }) });
    await app.ready();
    expect(() => checkCalls(app)).toThrow(/No handler for .*listAds/);
    await app.close();
  });
});

describe('the visitor’s address [J88]', () => {
  const geo = async (headers: Record<string, string>) =>
    (await api.app.inject({ url: '/api/geo', headers })).json<unknown>();

  it('is believed from our web server', async () =>
    expect(await geo({ 'x-web-secret': testWebSecret, 'x-visitor-address': '147.91.1.1' })).toEqual({
      ok: true,
      country: 'RS',
      ip: '147.91.1.1',
    }));

  it.each([
    ['::ffff:147.91.1.1', '147.91.1.1', 'RS'],
    ['::FFFF:935b:101', '147.91.1.1', 'RS'],
    ['0:0:0:0:0:ffff:147.91.1.1', '147.91.1.1', 'RS'],
    ['2001:638::1', '2001:638::1', 'DE'],
    ['::ffff:1', '::ffff:1', null],
    ['fe80::1%eth0', 'fe80::1%eth0', null],
  ])('%s is read as %s', async (said, ip, country) =>
    expect(await geo({ 'x-web-secret': testWebSecret, 'x-visitor-address': said })).toMatchObject({ ip, country }),
  );

  it('is the socket’s own for everyone else', async () => {
    const strangers: Record<string, string>[] = [
      { 'x-visitor-address': '147.91.1.1' },
      { 'x-visitor-address': '147.91.1.1', 'x-web-secret': 'guessed' },
      { 'x-forwarded-for': '147.91.1.1' },
    ];
    for (const headers of strangers) {
      expect(await geo(headers)).toEqual({ ok: false, country: null, ip: '127.0.0.1' });
    }
  });

  it('is never cached', async () =>
    expect((await api.app.inject({ url: '/api/geo' })).headers['cache-control']).toBe('no-store'));
});

describe('forms [I03, I04]', () => {
  const post = (payload: string, headers: Record<string, string>) =>
    api.app.inject({ method: 'POST', url: byIds, payload, headers });
  const multipart = (...fields: [string, string][]) =>
    post(
      `${fields.map(([name, value]) => `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`).join('')}--b--\r\n`,
      { 'content-type': 'multipart/form-data; boundary=b' },
    );

  it('come as multipart, urlencoded or JSON', async () => {
    const json = { 'content-type': 'application/json' };
    const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' };
    for (const reply of [
      await multipart(['ids', '[1,2]']),
      await post('ids=%5B1%2C2%5D', urlencoded),
      await post('{"ids":[1,2]}', json),
    ]) {
      expect(reply.json<{ data: { id: number }[] }>().data.map(({ id }) => id)).toEqual([1, 2]);
    }
  });

  it('are refused with a repeated field, an unknown field, a file, broken text', async () => {
    for (const reply of [
      await multipart(['ids', '[1]'], ['ids', '[2]']),
      await multipart(['ids', '[1]'], ['admin', '1']),
      await multipart(['ids', '[1']),
      await post('{"ids":[1]', { 'content-type': 'application/json' }),
      await post('[1]', { 'content-type': 'application/json' }),
      await post('{"ids":["1"]}', { 'content-type': 'application/json' }),
      await post('{"ids":[1],"__proto__":{"a":1}}', { 'content-type': 'application/json' }),
      await post(
        '--b\r\ncontent-disposition: form-data; name="ids"; filename="../../../etc/passwd"\r\n\r\n[1]\r\n--b--\r\n',
        { 'content-type': 'multipart/form-data; boundary=b' },
      ),
    ]) {
      expect(reply.statusCode).toBeGreaterThanOrEqual(413);
      expect(reply.statusCode).toBeLessThan(500);
    }
  });

  it('that are too large are refused', async () => {
    const reply = await post(`{"ids":[${'1,'.repeat(600_000)}1]}`, { 'content-type': 'application/json' });
    expect([reply.statusCode, reply.json<{ error: string }>().error]).toEqual([413, 'too-large']);
    expect((await multipart(['ids', `[${'1,'.repeat(200_000)}1]`])).statusCode).toBe(413);
  });

  it.each([
    'text/plain',
    'application/json\ta',
    'APPLICATION/JSON; charset=x',
    'application/xml',
    'multipart/form-data',
    '',
  ])('of the odd content type "%s" never reach a handler unread', async (type) =>
    expect((await post('<ids>1</ids>', { 'content-type': type })).statusCode).toBe(422),
  );

  it('are decrypted with the key of uid, and the reply is encrypted', async () => {
    const context = { uid, method: 'POST', path: '/category/categories-by-ids' };
    const ids = await encryptField({ ...context, direction: 'c2s', field: 'ids' }, [1]);
    const headers = { 'content-type': 'application/x-www-form-urlencoded', encrypt: 'true', uid };
    const { data } = (await post(new URLSearchParams({ ids }).toString(), headers)).json<{ data: unknown }>();
    const reply = await decryptField({ ...context, direction: 's2c', field: 'data' }, data);
    expect(reply).toMatchObject({ ok: true, value: [{ id: 1 }] });
  });

  it('that are plain, moved, of another uid or version under encrypt: true are refused', async () => {
    const context = {
      uid,
      method: 'POST',
      path: '/category/categories-by-ids',
      direction: 'c2s',
      field: 'ids',
    } as const;
    const sealed = await encryptField(context, [1]);
    const moved = await encryptField({ ...context, field: 'id' }, [1]);
    const send = async (ids: string, as = uid) => {
      const headers = { 'content-type': 'application/x-www-form-urlencoded', encrypt: 'true', uid: as };
      return (await post(new URLSearchParams({ ids }).toString(), headers)).json<{ error: string }>().error;
    };
    expect(await send('[1]')).toBe('enc-invalid');
    expect(await send(moved)).toBe('enc-invalid');
    expect(await send(sealed, 'somebody else')).toBe('enc-invalid');
    expect(await send(sealed, '')).toBe('enc-invalid');
    expect(await send(sealed.replace(/^e1/, 'e2'))).toBe('enc-version');
  });

  it.each([undefined, '', 'a-client', 'a'.repeat(21), 'a'.repeat(201)])(
    'and replies are for no uid of fewer than 128 bits: %s',
    async (weak) => {
      const context = {
        uid: weak ?? '',
        method: 'POST',
        path: '/category/categories-by-ids',
        direction: 'c2s',
      } as const;
      const ids = await encryptField({ ...context, field: 'ids' }, [1]);
      const encrypting = { encrypt: 'true', ...(weak !== undefined && { uid: weak }) };
      const headers = { 'content-type': 'application/x-www-form-urlencoded', ...encrypting };
      const sent = await post(new URLSearchParams({ ids }).toString(), headers);
      expect([sent.statusCode, sent.json<{ error: string }>().error]).toEqual([400, 'enc-invalid']);
      const asked = await api.app.inject({ url: '/v3/items/category/list', headers: encrypting });
      expect(asked.json<{ error: string }>().error).toBe('enc-invalid');
    },
  );
});

describe('a hostile address', () => {
  it.each(["' or 1=1--", '<script>', '../../../etc/passwd', '%00', '${7*7}', 'a'.repeat(500)].map(encodeURIComponent))(
    '"%s" in place of an id is a 404',
    async (id) => {
      for (const call of Object.values<Call>(calls)) {
        if (!call.params || call.method !== 'GET' || !can(call.access, null)) continue;

        const url = routeUrl(call).replaceAll(/:\w+/g, id);
        expect([url, (await api.app.inject({ url })).statusCode]).toEqual([url, 404]);
      }
    },
  );

  it.each(['category_id[]=1', 'page[__proto__]=1', 'q=a&q=b', 'filters=%E0%A4%A'])(
    '?%s is a bad query',
    async (query) => expect((await api.app.inject({ url: `/v3/ads?${query}` })).statusCode).toBe(400),
  );
});

describe('the log', () => {
  it('holds no secret, no address of a visitor and no words of a search', async () => {
    await api.app.inject({
      url: '/v3/ads?q=tajna-pretraga',
      headers: {
        authorization: 'Bearer planted-token',
        'refresh-token': 'planted-refresh',
        uid: 'planted-uid',
        cookie: 'acT=planted-cookie',
        'x-web-secret': testWebSecret,
        'x-visitor-address': '147.91.1.1',
      },
    });
    expect(log.join('')).not.toMatch(/planted-|tajna-pretraga|147\.91\.1\.1|a secret of the tests/);
    expect(log.join('')).toContain('/v3/ads');
  });
});

describe('a request line with a whole address [T24]', () => {
  it('is answered by this server like any other and never fetched', async () => {
    const address = await api.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = new URL(address);
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(port), '127.0.0.1', () =>
        socket.write(
          'GET http://elsewhere.example/v3/language HTTP/1.1\r\nHost: elsewhere.example\r\nConnection: close\r\n\r\n',
        ),
      );
      let text = '';
      socket.on('data', (chunk) => (text += String(chunk)));
      socket.on('end', () => resolve(text));
      socket.on('error', reject);
    });
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(answer).toContain('"Srpski"');
    expect(answer).not.toContain('elsewhere.example');
  });
});
