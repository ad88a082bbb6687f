import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Pages } from './pages/Pages.ts';
import { openTestWeb, type TestWeb } from './testing/openTestWeb.ts';

const folder = mkdtempSync(join(tmpdir(), 'volan-build-'));
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'assets/a.js'), 'a()');
writeFileSync(join(folder, 'assets/a.js.br'), 'smaller');
const html = `<!doctype html><title>Oglasi</title>${'<p>Oglas</p>'.repeat(50)}`;
const asked: { path: string; headers: IncomingHttpHeaders }[] = [];

const pages: Pages = {
  render: async ({ host }) =>
    new Response(html, { status: 200, headers: { 'content-type': 'text/html', 'x-test-brand': host.brand } }),
};

let api: Server;
let web: TestWeb;
const portOf = (server: Server) => (server.address() as AddressInfo).port;
const listen = (server: Server) => new Promise<void>((done) => server.listen(0, '127.0.0.1', done));

beforeAll(async () => {
  api = createServer((incoming, reply) => {
    asked.push({ path: incoming.url ?? '', headers: incoming.headers });
    reply.writeHead(200, { 'content-type': 'application/json', 'x-from': 'api' }).end('{"status":"ok"}');
  });
  await listen(api);
  web = await openTestWeb(
    pages,
    { apiUrl: `http://127.0.0.1:${portOf(api)}` },
    { staticFolders: [{ root: folder, prefix: '/', isImmutable: (address) => address.startsWith('/assets/') }] },
  );
});
afterAll(async () => {
  api.close();
  await web.close();
  rmSync(folder, { recursive: true });
});

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET', port = web.port) =>
  new Promise<Answer>((resolve, reject) => {
    const outgoing = request({ port, path, method, headers: { host: 'volan.localhost', ...headers } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
      );
    });
    outgoing.once('error', reject);
    outgoing.end();
  });

describe('the web server', () => {
  it.each(['evil.example', 'volan.localhost.evil.example', 'de.localhost', '127.0.0.1'])(
    'makes no page for the host %s',
    async (host) => {
      expect((await ask('/catalog/vehicles', { host })).status).toBe(421);
    },
  );

  it.each([
    ['volan.localhost:3000', 'volan'],
    ['localhost', 'volan'],
    ['de.gearlane.localhost', 'gearlane'],
  ])('serves %s as %s [A02, F08]', async (host, brand) => {
    expect((await ask('/catalog/vehicles', { host })).headers['x-test-brand']).toBe(brand);
  });

  it.each(['http://evil.example/catalog/vehicles', '//evil.example/'])('refuses the address %s', async (path) => {
    expect((await ask(path)).status).toBe(400);
  });

  it('lets pages only be read', async () => {
    const { status, headers } = await ask('/catalog/vehicles', {}, 'POST');
    expect(status).toBe(405);
    expect(headers['allow']).toBe('GET, HEAD');
  });

  it('compresses a page and knows it again by its ETag', async () => {
    const page = await ask('/catalog/vehicles', { 'accept-encoding': 'gzip, br' });
    expect(page.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(page.body).toString()).toBe(html);
    const etag = String(page.headers['etag']);
    const again = await ask('/catalog/vehicles', { 'if-none-match': etag });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
  });

  it('keeps browsers on the safe side with every answer', async () => {
    const { headers } = await ask('/catalog/vehicles');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-frame-options': 'DENY',
    });
  });

  it('lets files of the build be kept for ever, and sends them compressed as the build wrote them', async () => {
    const { headers, body } = await ask('/assets/a.js');
    expect([headers['cache-control'], String(body)]).toEqual(['public, max-age=31536000, immutable', 'a()']);
    const smaller = await ask('/assets/a.js', { 'accept-encoding': 'gzip, br' });
    expect(smaller.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': expect.stringContaining('javascript'),
      vary: expect.stringMatching(/accept-encoding/i),
    });
    expect(String(smaller.body)).toBe('smaller');
    const { etag = '' } = headers;
    expect((await ask('/assets/a.js', { 'if-none-match': etag })).status).toBe(304);
  });
});

describe('the headers that keep a browser on the safe side, over TLS', () => {
  const policy = "default-src 'self'; frame-ancestors 'none'";
  const kinds: Pages = {
    async render({ url }) {
      if (url.pathname === '/profile') {
        return new Response(null, { status: 303, headers: { location: '/signin', 'cache-control': 'no-store' } });
      }
      return new Response(html, {
        headers: {
          'content-type': 'text/html',
          'content-security-policy': policy,
          ...(url.pathname === '/cart' && { 'cache-control': 'no-store' }),
        },
      });
    },
  };
  const adminFolder = mkdtempSync(join(tmpdir(), 'volan-admin-'));
  let secure: TestWeb;
  beforeAll(async () => {
    writeFileSync(join(adminFolder, 'index.html'), '<!doctype html><title>Admin</title>');
    mkdirSync(join(adminFolder, 'assets'));
    secure = await openTestWeb(
      kinds,
      { apiUrl: `http://127.0.0.1:${portOf(api)}`, protocol: 'https:' },
      { staticFolders: [{ root: folder, prefix: '/', isImmutable: () => true }], adminFolder },
    );
  });
  afterAll(async () => {
    await secure.close();
    rmSync(adminFolder, { recursive: true });
  });

  it.each([
    ['a public page', '/catalog/vehicles', 200, /frame-ancestors 'none'/],
    ['a private page', '/cart', 200, /frame-ancestors 'none'/],
    ['a redirect', '/profile', 303, /default-src 'none'.*frame-ancestors 'none'/],
    ['a page of the administration', '/admin/users', 200, /frame-ancestors 'none'/],
    ['a file of the build', '/assets/a.js', 200, /^/],
    ['an answer of the API', '/v3/ads', 200, /^/],
    ['an address that nobody has', '//evil.example/', 400, /^/],
  ] as const)('stand on %s', async (_, path, status, content) => {
    const { status: answered, headers } = await ask(path, {}, 'GET', secure.port);
    expect(answered).toBe(status);
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    expect(headers['content-security-policy'] ?? '').toMatch(content);
  });
});

describe('the way to the API', () => {
  it.each([
    '/v3/ads?page=2&filters=a:b*c',
    '/img/12?w=320',
    '/_next/image?url=%2Fimg%2F1&w=640',
    '/api/geo',
    '/api/admin/export/users',
    '/v3/docs',
  ])('leads from %s, byte for byte', async (path) => {
    const { status, headers } = await ask(path);
    expect(status).toBe(200);
    expect(headers['x-from']).toBe('api');
    expect(asked.at(-1)?.path).toBe(path);
  });

  it('passes known headers on, and says itself who the visitor is', async () => {
    await ask('/v3/ads', {
      'accept-language': 'de',
      'x-brand': 'gearlane',
      'x-web-secret': 'guessed',
      'x-visitor-address': '1.2.3.4',
      'x-forwarded-for': '1.2.3.4',
      cookie: 'rfT=secret',
    });
    const headers = asked.at(-1)?.headers ?? {};
    expect(headers).toMatchObject({
      'accept-language': 'de',
      'x-brand': 'gearlane',
      'x-web-secret': 'the shared secret of this test',
      'x-visitor-address': '127.0.0.1',
    });
    expect(headers).not.toHaveProperty('x-forwarded-for');
    expect(headers).not.toHaveProperty('cookie');
  });

  it('says so when the API cannot be reached', async () => {
    const lonely = await openTestWeb(pages);
    expect((await fetch(`http://localhost:${lonely.port}/v3/ads`)).status).toBe(502);
    await lonely.close();
  });
});
