import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { absoluteAddresses } from '../../ssr/widgets/absoluteAddresses.ts';
import { createChangeClocks } from '../pageCache/changes/ChangeClock.ts';
import { createPageCache } from '../pageCache/createPageCache.ts';
import type { Pages } from '../pages/Pages.ts';
import { openTestWeb, type TestWeb } from '../testing/openTestWeb.ts';
import { isPinned, widgetFileHeaders } from './majors.ts';

const key = 'pk_0123456789012345678901';

let web: TestWeb;
let api: Server;
let told: { path: string; body: unknown }[];
let admission: object;
let renders: number;

/** Says which home page and search it is made for. */
const pages: Pages = {
  render: async () => new Response('page', { headers: { 'content-type': 'text/html; charset=utf-8' } }),
  renderWidget: async ({ url, inCyrillic }, { kind, rows }) => {
    renders += 1;
    return new Response(JSON.stringify({ url: url.href, inCyrillic, kind, rows }), {
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=0, must-revalidate' },
    });
  },
};

beforeEach(async () => {
  [told, renders, admission] = [[], 0, { admitted: true }];
  api = createServer((asked, reply) => {
    void text(asked).then((body) => {
      told.push({ path: asked.url ?? '', body: JSON.parse(body) });
      reply.setHeader('content-type', 'application/json').end(JSON.stringify(admission));
    });
  });
  await new Promise<void>((listening) => api.listen(0, '127.0.0.1', listening));
  const clocks = createChangeClocks(Date.now);
  clocks.all.connect();
  clocks.catalogue.connect();
  const apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  web = await openTestWeb(pages, { apiUrl }, { pageCache: createPageCache({ maxBytes: 1_000_000, clocks }) });
});
afterEach(async () => {
  await web.close();
  await new Promise((closed) => api.close(closed));
});

const ask = (path: string, headers: NodeJS.Dict<string> = { origin: 'https://dunav.example' }) =>
  new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: string }>((resolve, reject) => {
    const all = { host: `volan.localhost:${web.port}`, ...headers };
    request({ port: web.port, path, headers: all }, (answer) => {
      text(answer).then((body) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }), reject);
    })
      .on('error', reject)
      .end();
  });

describe('GET /widgets/v1/{kind} [M65]', () => {
  it('asks the API whether the key is valid on that page, and is rendered once for all partners', async () => {
    const first = await ask(`/widgets/v1/ads?key=${key}&rows=3`);
    const other = await ask('/widgets/v1/ads?rows=3&key=pk_other89012345678901234', {
      referer: 'https://sava.example/cars?a=1',
    });
    expect(told.map(({ body }) => body)).toEqual([
      { key, host: 'dunav.example', address: '127.0.0.1', element: 'ads' },
      { key: 'pk_other89012345678901234', host: 'sava.example', address: '127.0.0.1', element: 'ads' },
    ]);
    expect([first.status, other.body, renders]).toEqual([200, first.body, 1]);
    expect(first.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      vary: 'accept-encoding, origin',
      etag: expect.stringMatching(/^W\//),
    });
  });

  it.each([
    [{ admitted: false, reason: 'revoked' }, 403, 'revoked', undefined],
    [{ admitted: false, reason: 'over-limit', retryAfterSeconds: 12 }, 429, 'over-limit', '12'],
  ])('says why it shows nothing: %j', async (refusal, status, problem, retryAfter) => {
    admission = refusal;
    const answer = await ask(`/widgets/v1/ads?key=${key}`);
    expect([answer.status, answer.body, renders]).toEqual([status, JSON.stringify({ problem }), 0]);
    expect(answer.headers['retry-after']).toBe(retryAfter);
    expect(answer.headers['access-control-allow-origin']).toBe('*');
  });

  it('admits nobody while the API is away, and our own page of the very same host without a key', async () => {
    await new Promise((closed) => api.close(closed));
    expect((await ask(`/widgets/v1/ads?key=${key}`)).body).toBe('{"problem":"unavailable"}');
    const own = { referer: `http://volan.localhost:${web.port}/partners` };
    expect((await ask('/widgets/v1/ads', own)).status).toBe(200);
  });

  it.each([
    ['', { origin: 'https://dunav.example' }],
    ['?key=pk_short', { origin: 'https://dunav.example' }],
    ['?key=%00', { origin: 'https://dunav.example' }],
    ['', { origin: 'http://localhost:3000' }],
    ['', { origin: 'capacitor://localhost' }],
    ['', { referer: 'http://gearlane.localhost/partners' }],
    ['', {}],
  ])('knows without asking that "%s" on a page of %j has no key', async (query, headers) => {
    expect((await ask(`/widgets/v1/ads${query}`, headers)).body).toBe('{"problem":"unknown-key"}');
    expect(told).toEqual([]);
  });

  it.each([
    ['', 'http://volan.localhost:PORT/', false],
    ['&lang=sr-Cyrl-RS', 'http://volan.localhost:PORT/', true],
    ['&lang=de-AT', 'http://volan.localhost:PORT/de', false],
    ['&lang=tlh', 'http://volan.localhost:PORT/', false],
    ['&brand=gearlane', 'http://gearlane.localhost:PORT/', false],
    ['&brand=gearlane&lang=sr', 'http://gearlane.localhost:PORT/rs', false],
  ])('with "%s" leads to %s', async (more, url, inCyrillic) => {
    const { body } = await ask(`/widgets/v1/ads?key=${key}${more}`);
    expect(JSON.parse(body)).toMatchObject({ url: url.replace('PORT', String(web.port)), inCyrillic });
  });

  it('refuses unknown brands, kinds and attributes before anything is requested', async () => {
    const answers = await Promise.all(
      ['ads?brand=nobody', 'banner', 'ads?rows=1&rows=2'].map((path) => ask(`/widgets/v1/${path}`)),
    );
    expect(answers.map(({ status }) => status)).toEqual([400, 404, 400]);
    expect(told).toEqual([]);
  });

  it('counts who comes from the page of a partner, without robots, and tells it at the end at the latest', async () => {
    const person = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' };
    await ask(`/companies?via=${key}`, person);
    await ask(`/?via=${key}`, person);
    // an old address leads on without the key
    await ask(`/sr/?via=${key}`, person);
    await ask(`/?via=${key}`, { 'user-agent': 'Googlebot/2.1' });
    await ask('/?via=nonsense', person);
    // no page that is shown
    await ask(`/?via=${key}`, { ...person, 'sec-purpose': 'prefetch' });
    await ask(`/robots.txt?via=${key}`, person);
    await ask(`/widgets/v1/ads?key=${key}&via=${key}`);
    told.length = 0;
    await web.close();
    expect(told).toEqual([{ path: '/internal/partners/visits', body: { visits: [{ key, count: 3 }] } }]);
  });
});

describe('the HTML of a widget', () => {
  it('has whole addresses, no inline style and no text that was changed', () => {
    const html = absoluteAddresses(
      '<a class="x" href="/ad/1">src=&quot;/x&quot; href="//e</a><img src="/i" srcSet="/i 1x, /j 2x" style="width:1px"/>',
      'https://volan.example',
    );
    expect(html).toBe(
      '<a rel="noopener nofollow" class="x" href="https://volan.example/ad/1">src=&quot;/x&quot; href="//e</a><img src="https://volan.example/i" srcset="https://volan.example/i 1x, https://volan.example/j 2x" data-style="width:1px"/>',
    );
  });
});

describe('the files of the widgets', () => {
  it('are kept for ever where an address names one exact version or content', () => {
    const addresses = ['/widgets/1.0.0/volan.js', '/widgets/assets/onest-abc.woff2', '/widgets/1/volan.js'];
    expect(addresses.map(isPinned)).toEqual([true, true, false]);
  });

  it('of a major version that ends announce the date (RFC 9745, RFC 8594)', () => {
    const ending = { major: 1, deprecated: new Date('2027-01-01'), sunset: new Date('2027-07-01') };
    expect(widgetFileHeaders('/widgets/1.0.3/volan.js', [{ major: 2 }, ending])).toMatchObject({
      deprecation: '@1798761600',
      sunset: 'Thu, 01 Jul 2027 00:00:00 GMT',
    });
    expect(widgetFileHeaders('/widgets/2/volan.js', [{ major: 2 }, ending])).not.toHaveProperty('deprecation');
  });
});
