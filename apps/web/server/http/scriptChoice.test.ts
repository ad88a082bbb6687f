import { once } from 'node:events';
import { request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { cacheablePage } from '../../ssr/cacheablePages.ts';
import { returnPath } from './scriptChoice.ts';
import { createChangeClocks } from '../pageCache/changes/ChangeClock.ts';
import type { Pages } from '../pages/Pages.ts';
import { openTestWeb } from '../testing/openTestWeb.ts';
import { createPageCache } from '../pageCache/createPageCache.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** A web server whose pages say their script. */
async function open() {
  const pages: Pages = {
    cacheablePage,
    render: async ({ inCyrillic }) =>
      new Response(inCyrillic ? 'Ћирилица' : 'Latinica', {
        headers: { 'cache-control': 'public, max-age=0, must-revalidate', 'content-type': 'text/html' },
      }),
  };
  const clocks = createChangeClocks(Date.now);
  clocks.all.connect();
  clocks.catalogue.connect();
  const pageCache = createPageCache({ maxBytes: 1_000_000, clocks });
  const web = await openTestWeb(pages, {}, { pageCache });
  closing.push(() => web.close());
  const { port } = web;

  return async (path: string, { host = 'volan.localhost', method = 'GET', headers = {}, body = '' }: Asked = {}) => {
    const own = `${host}:${port}`;
    const sent = request({ port, path, method, headers: { host: own, ...headers } });
    sent.end(body);
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    const parts: Buffer[] = [];
    for await (const part of answer) parts.push(part as Buffer);

    return { status: answer.statusCode, headers: answer.headers, text: Buffer.concat(parts).toString() };
  };
}

interface Asked {
  host?: string;
  method?: string;
  headers?: IncomingHttpHeaders;
  body?: string;
}

const form = (body: string, more: IncomingHttpHeaders = {}): Asked => ({
  method: 'POST',
  body,
  headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', ...more },
});

describe('the choice of the script', () => {
  it('is kept for a year on all hosts of the brand, and leads back', async () => {
    const ask = await open();
    const answer = await ask('/script', {
      ...form('script=cyrl&back=%2Fcatalog%2Fvehicles%3Fpage%3D2'),
      host: 'volan.localhost',
    });
    expect(answer.status).toBe(303);
    expect(answer.headers.location).toBe('/catalog/vehicles?page=2');
    expect(answer.headers['set-cookie']).toEqual([
      'script=cyrl; Max-Age=31536000; Domain=volan.localhost; Path=/; SameSite=Lax',
    ]);
  });

  it('for a country belongs to the brand, and for plain localhost to itself', async () => {
    const ask = await open();
    const german = await ask('/script', { ...form('script=cyrl'), host: 'de.gearlane.localhost' });
    expect(german.headers['set-cookie']?.[0]).toContain('Domain=gearlane.localhost');
    const plain = await ask('/script', { ...form('script=cyrl'), host: 'localhost' });
    expect(plain.headers['set-cookie']?.[0]).not.toContain('Domain');
    expect(plain.headers.location).toBe('/');
  });

  it('of Latin, or of anything else, is kept too: a browser may ask for Cyrillic by itself', async () => {
    const ask = await open();
    for (const body of ['script=latn', 'script=glag', '']) {
      expect((await ask('/script', form(body))).headers['set-cookie']?.[0]).toContain('script=latn; Max-Age=31536000');
    }
  });

  it('is taken from our own pages only, as a small form', async () => {
    const ask = await open();
    const foreign = await ask('/script', form('script=cyrl', { 'sec-fetch-site': 'cross-site' }));
    expect([foreign.status, foreign.headers['set-cookie']]).toEqual([403, undefined]);
    expect((await ask('/script', form('script=cyrl', { 'sec-fetch-site': 'same-site' }))).status).toBe(403);
    expect((await ask('/script')).status).toBe(405);
    expect((await ask('/script', { ...form('{}', { 'content-type': 'application/json' }) })).status).toBe(415);
    const large = await ask('/script', form(`script=cyrl&back=${'x'.repeat(900_000)}`));
    expect([large.status, large.headers.connection]).toEqual([413, undefined]);
  });

  it.each([
    ['/catalog/vehicles?page=2', '/catalog/vehicles?page=2'],
    ['//evil.example/x', '/'],
    ['/\\evil.example', '/'],
    ['/\t/evil.example', '/'],
    ['/.//evil.example', '/'],
    ['/x/..//evil.example', '/'],
    ['/%2e//evil.example', '/'],
    ['https://evil.example', '/'],
    ['javascript:alert(1)', '/'],
    ['catalog', '/'],
    ['/x\r\nset-cookie: a=b', '/xset-cookie:%20a=b'],
    [null, '/'],
  ])('leads from %j nowhere else than to %s', (back, to) => {
    expect(returnPath(back)).toBe(to);
  });
});

describe('a kept page in two scripts', () => {
  const cyrillic = { headers: { cookie: 'script=cyrl' } };

  it('is another page for a visitor who reads Cyrillic, and for nobody else', async () => {
    const ask = await open();
    const latin = await ask('/catalog/vehicles');
    const other = await ask('/catalog/vehicles', cyrillic);
    expect([latin.text, other.text]).toEqual(['Latinica', 'Ћирилица']);
    expect(other.headers.etag).not.toBe(latin.headers.etag);
    expect(latin.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(other.headers['cache-control']).toBe(latin.headers['cache-control']);
    expect([latin.headers['vary'], other.headers['vary']]).toEqual([
      'accept-encoding',
      'accept-encoding, accept-language, cookie',
    ]);
    expect((await ask('/catalog/vehicles')).headers).toMatchObject({
      etag: latin.headers.etag,
      'cache-status': 'pages; hit',
    });
    expect((await ask('/catalog/vehicles', cyrillic)).headers['cache-status']).toBe('pages; hit');
  });

  it('is not taken for the one that the browser has from before the choice', async () => {
    const ask = await open();
    const { headers } = await ask('/catalog/vehicles');
    const known = { headers: { cookie: 'script=cyrl', 'if-none-match': headers.etag } };
    expect((await ask('/catalog/vehicles', known)).status).toBe(200);
  });

  it('of another language is one for all', async () => {
    const ask = await open();
    await ask('/de/catalog/vehicles');
    const same = await ask('/de/catalog/vehicles', cyrillic);
    expect([same.text, same.headers['cache-status']]).toEqual(['Latinica', 'pages; hit']);
    expect(same.headers['vary']).toBe('accept-encoding');
  });
});
