import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { successEnvelope } from '@volan/api-contract';
import { brands, languagesOf, pages, pathOf, routes, type Page } from '@volan/domain-rules';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestWeb, type TestWeb } from '../testing/openTestWeb.ts';

const changedAt = '2026-03-04T05:06:07.000Z';
const ads = [
  { id: 1, kind: 'auto', slug: 'golf-7', changed_at: changedAt },
  { id: 2, kind: 'auto', slug: 'passat', changed_at: changedAt },
];
const lists = [
  { category: 'vehicles', brand: null, model: null, changed_at: changedAt },
  { category: 'vehicles', brand: 'volkswagen', model: null, changed_at: changedAt },
  { category: 'vehicles', brand: 'volkswagen', model: 'golf', changed_at: changedAt },
  { category: 'parts', brand: 'volkswagen', model: 'golf', changed_at: changedAt },
];

const article = {
  id: 9,
  slug: 'papiri',
  title: 'Papiri & <prenos>',
  summary: 'Ko šta donosi',
  author: 'Redakcija',
  cover: null,
  category: { slug: 'saveti', title: 'Saveti' },
  published_at: '2026-03-01T00:00:00.000Z',
  changed_at: changedAt,
};

/** The replies of the API, by path; a missing one fails. */
let replies: Record<string, (query: URLSearchParams) => unknown>;
const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  replies = {
    '/v3/sitemap/ads': () => [{ part: 0, count: ads.length, changed_at: changedAt }],
    '/v3/sitemap/ads/0': (query) => ads.filter(({ id }) => id > Number(query.get('after'))),
    '/v3/sitemap/lists': (query) => (query.get('country') === 'HU' ? lists.slice(0, 1) : lists),
    '/v3/sitemap/companies': (query) =>
      [{ id: 5, slug: 'auto-kuca' }].filter(({ id }) => id > Number(query.get('after'))),
    '/v3/sitemap/fast-ads': (query) =>
      [
        { id: 7, category: 'parts', region: 'beograd', changed_at: changedAt },
        { id: 8, category: 'parts', region: null, changed_at: changedAt },
      ].filter(({ id }) => id > Number(query.get('after'))),
    '/v3/sitemap/services': (query) =>
      [{ id: 5, changed_at: changedAt }].filter(({ id }) => id > Number(query.get('after'))),
    '/v3/sitemap/articles': (query) =>
      query.get('lang') === 'rs'
        ? [{ id: 9, slug: 'papiri', changed_at: changedAt }].filter(({ id }) => id > Number(query.get('after')))
        : [],
    '/v3/blog/categories': () => [{ id: 1, parent_id: null, slug: 'saveti', title: 'Saveti', articles: 1 }],
    '/v3/blog/articles': (query) => (query.get('lang') === 'rs' ? [article] : []),
  };
});

let api: Server;
let web: TestWeb;
const portOf = (server: Server) => (server.address() as AddressInfo).port;
const listen = (server: Server) => new Promise<void>((done) => server.listen(0, '127.0.0.1', done));

/** A build that holds only signs. */
const folder = mkdtempSync(join(tmpdir(), 'volan-signs-'));
for (const brand of ['volan', 'gearlane']) {
  mkdirSync(join(folder, 'signs', brand), { recursive: true });
  for (const file of ['favicon.ico', 'apple-touch-icon.png', 'manifest.webmanifest']) {
    writeFileSync(join(folder, 'signs', brand, file), `/signs/${brand}/${file}`);
  }
}

beforeAll(async () => {
  api = createServer((incoming, reply) => {
    const { pathname, searchParams } = new URL(incoming.url ?? '', 'http://api');
    asked.push(pathname + searchParams.toString());
    const data = replies[pathname]?.(searchParams);
    reply
      .writeHead(data === undefined ? 500 : 200, { 'content-type': 'application/json' })
      .end(data === undefined ? '{}' : JSON.stringify(successEnvelope(data, null)));
  });
  await listen(api);
  web = await openTestWeb(
    { render: async () => new Response('a page') },
    { apiUrl: `http://127.0.0.1:${portOf(api)}`, protocol: 'https:' },
    { staticFolders: [{ root: folder, prefix: '/', isImmutable: () => false }] },
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

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<Answer>((resolve, reject) => {
    const outgoing = request(
      { port: web.port, path, method, headers: { host: 'volan.localhost', ...headers } },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
        );
        answer.on('error', reject);
      },
    );
    outgoing.once('error', reject);
    outgoing.end();
  });

const read = async (path: string, host = 'volan.localhost') => (await ask(path, { host })).body.toString();
const addresses = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);

describe('the sitemap of a host [M60]', () => {
  it('names a sitemap of each kind in each language of the brand, all at the root', async () => {
    const index = addresses(await read('/sitemap.xml'));
    for (const language of languagesOf(brands.volan)) {
      expect(index).toContain(`https://volan.localhost/sitemap-${language}-lists-0.xml`);
      expect(index).toContain(`https://volan.localhost/sitemap-${language}-ads-0.xml`);
    }
    for (const address of index) {
      expect((await ask(new URL(address).pathname)).status).toBe(200);
    }
  });

  it('names ads by their own address, with the moment of their last change', async () => {
    const xml = await read('/sitemap-de-ads-0.xml', 'gearlane.localhost');
    expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www.sitemaps.org/);
    expect(xml).toMatch(/<\/urlset>\n$/);
    expect(addresses(xml)).toEqual([
      'https://gearlane.localhost/de/auto-oglasi/1/golf-7',
      'https://gearlane.localhost/de/auto-oglasi/2/passat',
    ]);
    expect(xml).toContain(`<lastmod>${changedAt}</lastmod>`);
  });

  it('names the page of each car service [A07]', async () => {
    expect(addresses(await read('/sitemap-rs-services-0.xml'))).toEqual(['https://volan.localhost/auto-usluge/5']);
  });

  it('names fast ads, and the lists that hold some [B38, B42]', async () => {
    expect(addresses(await read('/sitemap-rs-fast-0.xml'))).toEqual([
      'https://volan.localhost/oglasi-na-klik?category=parts',
      'https://volan.localhost/oglasi-na-klik/parts/beograd',
      'https://volan.localhost/oglasi-na-klik/single/7',
      'https://volan.localhost/oglasi-na-klik/single/8',
    ]);
  });

  it('names lists by the canonical address of their search', async () => {
    expect(addresses(await read('/sitemap-en-lists-0.xml'))).toEqual([
      'https://volan.localhost/en/catalog/vehicles',
      'https://volan.localhost/en/catalog/vehicles?filters=vozilo:volkswagen',
      'https://volan.localhost/en/catalog/vehicles?filters=vozilo:volkswagen.golf',
      'https://volan.localhost/en/catalog/parts?filters=vozilo:volkswagen.golf',
    ]);
  });

  it('names a model once, for all its categories, and only while its page is built [B28]', async () => {
    const { status, body } = await ask('/sitemap-rs-models-0.xml');
    const own = pathOf(brands.volan, 'model', { brandSlug: 'volkswagen', modelSlug: 'golf' });
    expect(status === 200 ? addresses(body.toString()) : status).toEqual(
      routes.model.built ? [`https://volan.localhost${own}`] : 404,
    );
  });

  it('names every page that is built, is for all and needs nothing else', async () => {
    const { status, body } = await ask('/sitemap-rs-pages-0.xml');
    const named = status === 200 ? addresses(body.toString()) : [];
    const isPlain = (page: Page) =>
      routes[page].built && !routes[page].english.includes('{') && !['history', 'offline', 'blog'].includes(page);
    const built = pages.filter((page) => isPlain(page) && routes[page].delivery === 'public');
    expect(named).toEqual(built.map((page) => `https://volan.localhost${routes[page].serbian}`));
  });

  it('names the blog with its categories and articles in the languages that have any [E32]', async () => {
    const index = addresses(await read('/sitemap.xml')).filter((address) => address.includes('-blog-'));
    expect(index).toEqual(['https://volan.localhost/sitemap-rs-blog-0.xml']);
    expect(addresses(await read('/sitemap-rs-blog-0.xml'))).toEqual([
      'https://volan.localhost/blog',
      'https://volan.localhost/blog/saveti',
      'https://volan.localhost/blog/papiri',
    ]);
  });

  it('of a country names its own pages, and none that belong to all countries [F08]', async () => {
    const host = 'hu.gearlane.localhost';
    const index = addresses(await read('/sitemap.xml', host));
    expect(index).toContain(`https://${host}/sitemap-hu-lists-0.xml`);
    expect(index.filter((address) => /-(ads|companies)-/.test(address))).toEqual([]);
    expect(addresses(await read('/sitemap-hu-lists-0.xml', host))).toEqual([`https://${host}/hu/catalog/vehicles`]);
    expect((await ask('/sitemap-hu-ads-0.xml', { host })).status).toBe(404);
  });

  it('marks what XML keeps for itself', async () => {
    replies['/v3/sitemap/ads/0'] = (query) =>
      query.get('after') === '0' ? [{ id: 1, kind: 'auto', slug: "a&b'<", changed_at: changedAt }] : [];
    expect(await read('/sitemap-rs-ads-0.xml')).toContain('/auto-oglasi/1/a%26b&#x27;%3C</loc>');
  });

  it.each([
    '/sitemap-rs-ads-1.xml',
    '/sitemap-rs-ads-01.xml',
    '/sitemap-rs-ads.xml',
    '/sitemap-fr-ads-0.xml',
    '/sitemap-rs-lists-1.xml',
    '/sitemap-rs-secrets-0.xml',
    '/sitemap-.xml',
    '/sitemap-rs-ads-9999999.xml',
  ])('%s does not exist', async (path) => {
    expect((await ask(path)).status).toBe(404);
  });

  it.each(['/sitemap.xml', '/sitemap-rs-lists-0.xml', '/sitemap-rs-ads-0.xml'])(
    '%s travels compressed and is known again by its ETag',
    async (path) => {
      const plain = await ask(path);
      expect(plain.headers).toMatchObject({
        'content-type': 'application/xml; charset=utf-8',
        'cache-control': 'public, max-age=600',
      });
      const small = await ask(path, { 'accept-encoding': 'br' });
      expect(brotliDecompressSync(small.body)).toEqual(plain.body);
      const gzip = await ask(path, { 'accept-encoding': 'gzip' });
      expect(gunzipSync(gzip.body)).toEqual(plain.body);
      const again = await ask(path, { 'if-none-match': String(plain.headers['etag']) });
      expect([again.status, again.body.length]).toEqual([304, 0]);
      const head = await ask(path, {}, 'HEAD');
      expect([head.status, head.body.length]).toEqual([200, 0]);
    },
  );

  it('holds one batch of ads at a time', async () => {
    await read('/sitemap-rs-ads-0.xml');
    expect(asked).toEqual(['/v3/sitemap/ads', '/v3/sitemap/ads/0after=0', '/v3/sitemap/ads/0after=2']);
  });

  it('is refused for a while when the API cannot tell: never an empty one [T15]', async () => {
    replies = {};
    for (const path of ['/sitemap.xml', '/sitemap-rs-lists-0.xml', '/sitemap-rs-ads-0.xml']) {
      const { status, headers } = await ask(path);
      expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '60', 'no-store']);
    }
  });

  it('never looks whole when it broke in the middle', async () => {
    replies['/v3/sitemap/ads/0'] = (query) => (query.get('after') === '0' ? ads : undefined);
    await expect(ask('/sitemap-rs-ads-0.xml')).rejects.toThrow('aborted');
  });
});

describe('the feed of the blog [E32]', () => {
  it('is an Atom feed of the newest articles, known again by its ETag', async () => {
    const { status, headers, body } = await ask('/blog/feed.xml');
    const xml = body.toString();
    expect([status, headers['content-type']]).toEqual([200, 'application/atom+xml; charset=utf-8']);
    expect(xml).toContain('<title>Papiri &amp; &lt;prenos&gt;</title>');
    expect(xml).toContain('<link href="https://volan.localhost/blog/papiri"/>');
    expect(xml).toContain(`<updated>${changedAt}</updated>`);
    expect((await ask('/blog/feed.xml', { 'if-none-match': String(headers['etag']) })).status).toBe(304);
  });

  it('is in every language of the brand, without entries where there are no articles', async () => {
    const xml = await read('/de/blog/feed.xml', 'gearlane.localhost');
    expect(xml).toContain(
      '<link rel="self" type="application/atom+xml" href="https://gearlane.localhost/de/blog/feed.xml"/>',
    );
    expect(xml).not.toContain('<entry>');
  });

  it.each(['/rs/blog/feed.xml', '/xx/blog/feed.xml'])('%s does not exist', async (path) => {
    expect((await ask(path)).status).toBe(404);
  });
});

describe('robots.txt', () => {
  const lines = async (host: string) => (await read('/robots.txt', host)).split('\n');

  it('says where the sitemap of its host is', async () => {
    expect(await lines('volan.localhost')).toContain('Sitemap: https://volan.localhost/sitemap.xml');
    expect(await lines('hu.gearlane.localhost')).toContain('Sitemap: https://hu.gearlane.localhost/sitemap.xml');
  });

  /** Whether a rule of the text refuses a path, by the rules of RFC 9309. */
  const refuses = (text: readonly string[], path: string) =>
    text
      .flatMap((line) => /^Disallow: (.+)$/.exec(line)?.[1] ?? [])
      .some((rule) => new RegExp(`^${rule.replace(/[.+?()[\]{}|\\]/g, '\\$&').replaceAll('*', '.*')}`).test(path));

  it.each(['volan.localhost', 'gearlane.localhost'])('%s lets no page of one visitor be read', async (host) => {
    const text = await lines(host);
    const personal = ['/profile', '/profile/messages', '/de/cart', '/cart', '/signin', '/v3/ads'];
    expect(personal.filter((path) => !refuses(text, path))).toEqual([]);
  });

  it.each(['volan.localhost', 'gearlane.localhost'])('%s lets everything else be read', async (host) => {
    const text = await lines(host);
    const open = [
      '/',
      '/catalog/vehicles',
      '/de/catalog/vehicles?page=2&filters=vozilo:audi',
      '/auto-oglasi/12/cartridge',
      '/auto-oglasi/12/profile',
      '/img/12?w=640',
      '/companies/cart-auto',
    ];
    expect(open.filter((path) => refuses(text, path))).toEqual([]);
  });

  it('lets a search that says noindex be read, or it would not be obeyed', async () => {
    const text = await lines('volan.localhost');
    expect(refuses(text, '/catalog/vehicles?filters=gorivo:dizel;menjac:manuelni;cena:..9000')).toBe(false);
    expect(refuses(text, '/catalog/vehicles?q=golf')).toBe(false);
    expect(refuses(text, '/catalog/vehicles?page=99')).toBe(false);
  });

  it('leaves out other forms of a page: a sent form, another order, another view', async () => {
    const text = await lines('volan.localhost');
    const forms = ['f.gorivo=dizel', 'page=2&f.cena.min=1', 'sort=price&order=asc', 'page=2&view=grid'];
    expect(forms.filter((query) => !refuses(text, `/catalog/vehicles?${query}`))).toEqual([]);
  });
});

describe('files at the root', () => {
  it.each([
    ['volan.localhost', '/favicon.ico', '/signs/volan/favicon.ico'],
    ['volan.localhost', '/favicon.ico?x', '/signs/volan/favicon.ico'],
    ['de.gearlane.localhost', '/manifest.webmanifest', '/signs/gearlane/manifest.webmanifest'],
    ['gearlane.localhost', '/apple-touch-icon.png', '/signs/gearlane/apple-touch-icon.png'],
  ])('%s has its brand’s own %s', async (host, path, file) => {
    expect(await read(path, host)).toBe(file);
  });

  it('are known again by their ETag', async () => {
    const { headers } = await ask('/favicon.ico');
    expect((await ask('/favicon.ico', { 'if-none-match': String(headers['etag']) })).status).toBe(304);
  });
});
