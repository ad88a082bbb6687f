import { request, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cacheablePage } from '../../ssr/cacheablePages.ts';
import { createChangeClocks } from '../pageCache/changes/ChangeClock.ts';

import { createPageCache } from '../pageCache/createPageCache.ts';
import type { PageCache } from '../pageCache/PageCache.ts';
import { openTestWeb, type TestWeb } from '../testing/openTestWeb.ts';
import type { Pages } from './Pages.ts';

const path = '/catalog/vehicles';
const policy = "default-src 'self'; script-src 'sha256-abc'";

/** A page that shows everything that it was given. */
const pages: Pages = {
  cacheablePage,
  render: async ({ url, host, visitor }, init) => {
    renders += 1;
    const told = JSON.stringify({ url: url.href, host, visitor, init });
    return new Response(`<!doctype html>${told}${'<p>Oglas</p>'.repeat(50)}`, {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'public, max-age=0, must-revalidate',
        'content-security-policy': policy,
      },
    });
  },
};

let renders = 0;
let web: TestWeb;
let port: number;
let cache: PageCache;

beforeEach(async () => {
  renders = 0;
  const clocks = createChangeClocks(Date.now);
  clocks.all.connect();
  clocks.catalogue.connect();
  cache = createPageCache({ maxBytes: 10_000_000, clocks });
  web = await openTestWeb(pages, { trustedProxies: 1, pageCacheBytes: 10_000_000 }, { pageCache: cache });
  ({ port } = web);
});
afterEach(() => web.close());

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const ask = (asked: string, headers: NodeJS.Dict<string | string[]> = {}, method = 'GET') =>
  new Promise<Answer>((resolve, reject) => {
    const all = { host: `volan.localhost:${port}`, ...headers };
    request({ port, path: asked, method, headers: all }, (answer) => {
      const { statusCode: status = 0, headers: got } = answer;
      buffer(answer).then((body) => resolve({ status, headers: got, body }), reject);
    })
      .once('error', reject)
      .end();
  });

/** Sends these bytes and reads what comes back. */
async function speak(bytes: string) {
  const socket = connect(port, '127.0.0.1');
  socket.write(bytes);
  return text(socket);
}

describe('the headers of a visitor', () => {
  const odd: [string, NodeJS.Dict<string | string[]>][] = [
    ['X-Forwarded-Host', { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https', 'x-forwarded-port': '1' }],
    ['X-Forwarded-For', { 'x-forwarded-for': '1.2.3.4, 5.6.7.8' }],
    ['Forwarded', { forwarded: 'for=1.2.3.4;host=evil.example;proto=https' }],
    ['X-Original-URL', { 'x-original-url': '/profile', 'x-rewrite-url': '/profile', 'x-override-url': '/profile' }],
    ['X-HTTP-Method-Override', { 'x-http-method-override': 'POST', 'x-method-override': 'DELETE' }],
    ['x-middleware-subrequest', { 'x-middleware-subrequest': 'middleware:middleware', 'x-nextjs-data': '1' }],
    ['names of our own', { 'x-web-secret': 'guessed', 'x-visitor-address': '1.2.3.4', 'x-feed-secret': 'guessed' }],
    ['Range', { range: 'bytes=0-9' }],
    ['If-Range', { range: 'bytes=0-9', 'if-range': 'W/"x"' }],
    ['an odd Content-Type', { 'content-type': 'multipart/form-data; boundary=\u00e9"', 'content-length': '0' }],
    ['Accept', { accept: 'application/json;q=0.9, */*;q=x', 'accept-language': 'zh', 'accept-charset': 'utf-16' }],
    ['a visitor’s wish for something newer', { 'cache-control': 'no-cache, max-age=0', pragma: 'no-cache' }],
    ['other cookies', { cookie: 'theme=dark; xuser=1; user2=2; a="; user=1"b' }],
    ['the same name twice', { 'x-forwarded-host': ['a.example', 'b.example'] }],
    ['conditions', { 'if-none-match': '"x"', 'if-modified-since': 'Sat, 01 Jan 2050 00:00:00 GMT', 'if-match': '"x"' }],
    ['long headers', { 'x-long': 'x'.repeat(8000) }],
  ];

  it.each(odd.filter(([name]) => name !== 'other cookies'))(
    'change neither cache nor response: %s',
    async (_, headers) => {
      const poisoned = await ask(path, headers);
      const plain = await ask(path);
      expect(poisoned.status).toBe(200);
      expect(poisoned.body.equals(plain.body)).toBe(true);
      expect(String(plain.body)).not.toMatch(/evil|1\.2\.3\.4|guessed|profile/);
      expect(renders).toBe(1);
      expect((await ask(path, headers)).body.equals(plain.body)).toBe(true);
    },
  );

  it('that are too large get no page', async () => {
    const { status } = await ask(path, { 'x-long': 'x'.repeat(20_000) });
    expect(status).toBe(431);
  });

  it.each(['user=1', 'rfT=abc', 'a=b; acT=abc', 'a=b;user =1', 'rfT='])(
    'of somebody signed in (%s) neither read nor fill the cache, and nobody else may keep their page',
    async (cookie) => {
      const personal = await ask(path, { cookie });
      expect(personal.headers['cache-control']).toBe('private, no-cache');
      expect(personal.headers['cache-status']).toBeUndefined();
      await ask(path);
      await ask(path, { cookie });
      expect(renders).toBe(3);
      expect(cache.statistics()).toMatchObject({ pages: 1, hits: 0 });
    },
  );

  it('such as cookies of other names leave the page shared', async () => {
    await ask(path, { cookie: 'theme=dark; xuser=1; user2=2' });
    expect((await ask(path)).headers['cache-status']).toBe('pages; hit');
  });

  it('that name another port of ours make a page of their own, which is not kept', async () => {
    const other = await ask(path, { host: 'volan.localhost:9' });
    expect(String(other.body)).toContain('volan.localhost:9');
    expect(cache.statistics().pages).toBe(0);
  });
});

describe('a page out of the cache', () => {
  it('carries the policy of its document and every safety header, as when it was made', async () => {
    const [made, kept] = [await ask(path), await ask(path)];
    expect(kept.headers['cache-status']).toBe('pages; hit');
    const ofItsAnswer = ['date', 'cache-status', 'age', 'x-request-id'];
    const rest = ({ headers }: Answer) => Object.entries(headers).filter(([name]) => !ofItsAnswer.includes(name));
    expect(rest(kept)).toEqual(rest(made));
    expect(kept.headers).toMatchObject({ 'content-security-policy': policy, 'x-content-type-options': 'nosniff' });
  });

  it('is the same document in every encoding', async () => {
    const plain = await ask(path);
    const brotli = await ask(path, { 'accept-encoding': 'gzip, deflate, br' });
    const gzip = await ask(path, { 'accept-encoding': 'gzip, br;q=0' });
    expect([brotli, gzip, plain].map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined]);
    expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
    expect(brotli.headers['vary']).toBe('accept-encoding');
    expect(renders).toBe(1);
  });

  it('gets the theme that its visitor chose, also if they have the page, and stays one for all [F05]', async () => {
    const cookie = (theme: string) => `theme=${encodeURIComponent(JSON.stringify({ value: theme, exp: 9e12 }))}`;
    const first = await ask(path);
    const dark = await ask(path, { cookie: cookie('dark') });
    const known = await ask(path, { cookie: cookie('light'), 'if-none-match': first.headers.etag ?? '' });
    expect([first, dark, known].map(({ headers }) => headers['server-timing'])).toEqual([
      'theme;desc=system',
      'theme;desc=dark',
      'theme;desc=light',
    ]);
    expect(known.status).toBe(304);
    expect(dark.body).toEqual(first.body);
    expect(renders).toBe(1);
  });

  it('is not sent again to a browser that has it', async () => {
    const { headers } = await ask(path);
    const etag = String(headers['etag']);
    for (const known of [etag, etag.replace('W/', ''), `"a", ${etag}`, '*']) {
      const again = await ask(path, { 'if-none-match': known });
      expect([known, again.status, again.body.length]).toEqual([known, 304, 0]);
      expect(again.headers).toMatchObject({ etag, vary: 'accept-encoding', 'content-security-policy': policy });
    }
  });

  it('answers HEAD with the headers of GET and no body', async () => {
    const head = await ask(path, {}, 'HEAD');
    const get = await ask(path);
    expect(head.body).toHaveLength(0);
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
    expect(renders).toBe(1);
  });

  it('is one for all addresses that mean it', async () => {
    await ask(`${path}?utm_source=x`);
    await ask(`${path}?page=1&fbclid=${'y'.repeat(100)}`);
    expect((await ask(path)).headers['cache-status']).toBe('pages; hit');
    expect(cache.statistics().pages).toBe(1);
    expect(String((await ask(`${path}?utm_source=x`)).body)).not.toContain('utm_source');
  });
});

describe('a request line', () => {
  it.each([
    ['of another host', 'http://evil.example/catalog/vehicles'],
    ['of our own host', 'http://volan.localhost/catalog/vehicles'],
    ['that leads inside', 'http://127.0.0.1:4000/internal/changes'],
    ['of another protocol', 'file:///etc/passwd'],
  ])('in absolute form is refused: %s', async (_, line) => {
    const answer = await speak(`GET ${line} HTTP/1.1\r\nHost: volan.localhost:${port}\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(renders).toBe(0);
  });

  it.each(['/internal/changes', '/v3/../internal/changes', '/v3/%2e%2e/internal/changes', '//internal/changes'])(
    'does not lead to the feed of changes: %s',
    async (line) => {
      const answer = await speak(`GET ${line} HTTP/1.1\r\nHost: volan.localhost:${port}\r\nConnection: close\r\n\r\n`);
      // The API of this test cannot be reached: 502 would mean that it was asked.
      expect(answer).not.toMatch(/^HTTP\/1\.1 502 /);
      expect(answer).not.toContain('position');
    },
  );

  it.each([
    ['two hosts', 'Host: volan.localhost\r\nHost: evil.example\r\n'],
    ['no host', ''],
    ['two lengths', 'Host: volan.localhost\r\nContent-Length: 0\r\nContent-Length: 5\r\n'],
    ['length and chunks', 'Host: volan.localhost\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n'],
  ])('with %s gets no page', async (_, headers) => {
    const answer = await speak(`GET ${path} HTTP/1.1\r\n${headers}Connection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(renders).toBe(0);
  });
});
