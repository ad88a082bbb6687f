import { once } from 'node:events';
import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestWeb, type TestWeb } from '../testing/openTestWeb.ts';

interface Call {
  readonly url: string;
  readonly body: unknown;
  readonly headers: IncomingHttpHeaders;
}

let api: Server;
let web: TestWeb;
let calls: Call[] = [];
let status = 200;

beforeAll(async () => {
  api = createServer((asked, response) => {
    let text = '';
    asked.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
    asked.once('end', () => {
      calls.push({ url: asked.url ?? '', body: JSON.parse(text || 'null'), headers: asked.headers });
      const isSession = asked.url === '/v3/auth/session';
      response.writeHead(isSession ? 200 : status, { 'content-type': 'application/json' });
      response.end(
        JSON.stringify({ data: isSession ? { accessToken: 'of-ana' } : { target: 'https://banka.example/krediti' } }),
      );
    });
  });
  api.listen(0, '127.0.0.1');
  await once(api, 'listening');
  web = await openTestWeb(
    { render: async () => new Response('a page') },
    { apiUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}` },
  );
});
beforeEach(() => {
  calls = [];
  status = 200;
});
afterAll(async () => {
  await web.close();
  api.close();
});

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
}

/** Sends a request to a host of a brand, which this machine need not know. */
const press = (path: string, headers: Record<string, string> = {}) =>
  new Promise<Answer>((resolve, reject) => {
    const host = `volan.localhost:${web.port}`;
    const sent = request({ host: '127.0.0.1', port: web.port, path, headers: { host, ...headers } }, (response) => {
      response.resume().once('end', () => resolve({ status: response.statusCode, headers: response.headers }));
    });
    sent.once('error', reject).end();
  });

describe('a click on a banner [J84]', () => {
  it('leads to the address that the API has for its id, and is kept by no cache', async () => {
    const reply = await press('/go/banner/7?to=https://evil.example', { 'user-agent': 'Firefox' });
    expect([reply.status, reply.headers.location]).toEqual([303, 'https://banka.example/krediti']);
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(calls).toMatchObject([
      { url: '/v3/promotion/click', body: { id: 7 }, headers: { 'user-agent': 'Firefox', 'x-brand': 'volan' } },
    ]);
  });

  it('names the signed-in user, since administrators do not count', async () => {
    await press('/go/banner/7', { cookie: 'acT=old' });
    expect(calls.map(({ url, headers }) => [url, headers.authorization])).toEqual([
      ['/v3/auth/session', undefined],
      ['/v3/promotion/click', 'Bearer of-ana'],
    ]);
  });

  it('leads home from a banner that is not shown any more', async () => {
    status = 404;
    expect((await press('/go/banner/7')).headers.location).toBe('/');
  });

  it.each(['0', '-1', '7.5', '%2e%2e', '99999999999', 'https%3A%2F%2Fevil.example'])(
    'asks nobody about the id %s',
    async (id) => {
      const reply = await press(`/go/banner/${id}`);
      expect([reply.status, reply.headers.location, calls]).toEqual([303, '/', []]);
    },
  );

  it('is not counted when a browser looks ahead', async () => {
    expect((await press('/go/banner/7', { 'sec-purpose': 'prefetch' })).status).toBe(503);
    expect(calls).toEqual([]);
  });

  it('can be repeated while the API is away', async () => {
    status = 503;
    const reply = await press('/go/banner/7');
    expect([reply.status, reply.headers['retry-after']]).toEqual([503, '5']);
  });
});
