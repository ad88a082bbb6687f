import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestWeb, type TestWeb } from '../testing/openTestWeb.ts';
import type { Pages } from './Pages.ts';

const html = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
const asked: {
  path: string;
  method: string | undefined;
  body: unknown;
  hasSession: boolean;
  isSessionKnown: boolean;
}[] = [];

/** Lets the second half of a page come; until then it is still being made. */
let goOn: () => void;
let cancelled: boolean;

/** A page whose second half comes when it is let. */
function halves() {
  const { promise, resolve } = Promise.withResolvers<void>();
  goOn = resolve;
  const text = new TextEncoder();

  return new ReadableStream({
    async start(sink) {
      sink.enqueue(text.encode('<!doctype html><title>Korpa</title>'));
      await promise;
      if (!cancelled) {
        sink.enqueue(text.encode('<p>kraj</p>'));
        sink.close();
      }
    },
    cancel() {
      cancelled = true;
    },
  });
}

const pages: Pages = {
  cacheablePage: () => null,
  async render({ url, hasSession, isSessionKnown }, init) {
    asked.push({ path: url.pathname, method: init.method, body: init.body, hasSession, isSessionKnown });
    if (url.pathname === '/profile/messages/file/1') {
      const headers = {
        'content-type': 'application/pdf',
        'content-length': '15',
        'cache-control': 'private, no-store',
      };
      return new Response('%PDF-1.7 ugovor', { headers });
    }
    if (init.method === 'POST') {
      const cookies: [string, string][] = [
        ['set-cookie', 'user=; Max-Age=0'],
        ['set-cookie', 'acT=; Max-Age=0'],
      ];
      return new Response(null, {
        status: 303,
        headers: [...cookies, ['location', '/signout'], ['cache-control', 'no-store']],
      });
    }

    return new Response(halves(), { headers: html });
  },
};

let web: TestWeb;
beforeAll(async () => {
  web = await openTestWeb(pages);
});
afterAll(() => web.close());
beforeEach(() => {
  asked.length = 0;
  cancelled = false;
});

const port = () => web.port;
const formType = 'application/x-www-form-urlencoded';

async function send(path: string, { method = 'GET', headers = {}, body = '' }: Sent = {}) {
  const outgoing = request({ port: port(), path, method, headers: { host: `volan.localhost:${port()}`, ...headers } });
  // a server that ends while it drops the rest of a refused body resets the connection
  outgoing.on('error', () => undefined);
  outgoing.end(body);
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];

  return answer;
}
interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

async function readAll(answer: IncomingMessage) {
  const parts: Buffer[] = [];
  for await (const part of answer as AsyncIterable<Buffer>) parts.push(part);
  return Buffer.concat(parts);
}

/** Decodes a response in each encoding. */
const opened = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body };

describe('a page for one visitor', () => {
  it.each(['br', 'gzip', 'identity'] as const)(
    'is on its way while it is still made, also as "%s"',
    async (encoding) => {
      const answer = await send('/cart', { headers: { 'accept-encoding': encoding } });
      const [first] = (await once(answer, 'data')) as [Buffer];
      expect(first.length).toBeGreaterThan(0);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.headers['etag']).toBeUndefined();
      goOn();
      const all = Buffer.concat([first, await readAll(answer)]);
      expect(opened[encoding](all).toString()).toContain('<p>kraj</p>');
    },
  );

  it.each(['br', 'gzip', 'identity'])('is whole if it is a file of a known size, also for "%s"', async (encoding) => {
    const path = '/profile/messages/file/1';
    const answer = await send(path, { headers: { 'accept-encoding': encoding } });
    expect(answer.headers).toMatchObject({ 'content-length': '15', 'cache-control': 'private, no-store' });
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect((await readAll(answer)).toString()).toBe('%PDF-1.7 ugovor');
    const head = await send(path, { method: 'HEAD', headers: { 'accept-encoding': encoding } });
    expect([head.statusCode, (await readAll(head)).length]).toEqual([200, 0]);
  });

  it('is given up when its visitor goes away', async () => {
    const answer = await send('/cart');
    await once(answer, 'data');
    answer.destroy();
    await expect.poll(() => cancelled).toBe(true);
    goOn();
  });

  it.each([
    ['', false],
    ['theme=dark', false],
    ['acT=token', true],
    ['user=%7B%7D; theme=dark', true],
  ])('knows whether somebody is signed in by the cookies "%s"', async (cookie, hasSession) => {
    const answer = await send('/signout', { headers: { cookie } });
    goOn();
    await readAll(answer);
    expect(asked).toMatchObject([{ hasSession }]);
  });

  it.each([
    ['', true],
    ['acT=token', false],
  ])(
    'knows with the cookies "%s" whether the API could be asked, which is away: %s [K01]',
    async (cookie, isSessionKnown) => {
      const answer = await send('/signout', { headers: { cookie } });
      goOn();
      await readAll(answer);
      expect(asked).toMatchObject([{ isSessionKnown }]);
    },
  );
});

describe('a form that is sent to a page', () => {
  const own = { 'content-type': formType, 'sec-fetch-site': 'same-origin' };

  it('reaches it with its content, and every cookie of the response reaches the visitor [F03]', async () => {
    const answer = await send('/signout', { method: 'POST', headers: own, body: 'why=1' });
    expect([answer.statusCode, answer.headers['location']]).toEqual([303, '/signout']);
    expect(answer.headers['set-cookie']).toEqual(['user=; Max-Age=0', 'acT=; Max-Age=0']);
    expect(asked).toMatchObject([{ method: 'POST', body: 'why=1' }]);
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another host of the same site', { 'sec-fetch-site': 'same-site' }],
    ['nowhere', { 'sec-fetch-site': 'none' }],
    ['another origin', { origin: 'https://evil.example' }],
    ['an origin that is hidden', { origin: 'null' }],
    ['a visitor who tells nothing', {}],
  ])('is refused where it comes from %s', async (_, headers) => {
    const answer = await send('/signout', { method: 'POST', headers: { 'content-type': formType, ...headers } });
    expect(answer.statusCode).toBe(403);
    expect(asked).toEqual([]);
  });

  it('is taken from an older browser that names its own origin', async () => {
    const headers = { 'content-type': formType, origin: `http://volan.localhost:${port()}` };
    expect((await send('/signout', { method: 'POST', headers })).statusCode).toBe(303);
  });

  it.each([
    ['/catalog/vehicles', 'GET, HEAD'],
    ['/', 'GET, HEAD'],
    ['/nowhere', 'GET, HEAD'],
  ])('is refused by a page that is only read: %s', async (path, allow) => {
    const answer = await send(path, { method: 'POST', headers: own });
    expect([answer.statusCode, answer.headers['allow']]).toEqual([405, allow]);
  });

  it.each(['PUT', 'DELETE', 'PATCH'])('is never a %s', async (method) => {
    expect((await send('/signout', { method, headers: own })).statusCode).toBe(405);
  });

  it('is refused if it is not a form, or larger than text can be', async () => {
    const headers = { ...own, 'content-type': 'multipart/form-data; boundary=a' };
    expect((await send('/signout', { method: 'POST', headers })).statusCode).toBe(415);
    // 64 KB as they are typed, in a script whose letters take three bytes
    const words = `text=${encodeURIComponent('字'.repeat(21_000))}`;
    expect((await send('/signout', { method: 'POST', headers: own, body: words })).statusCode).not.toBe(413);
    asked.length = 0;
    const body = 'a'.repeat(200_001);
    expect((await send('/signout', { method: 'POST', headers: own, body })).statusCode).toBe(413);
    expect(asked).toEqual([]);
  });
});
