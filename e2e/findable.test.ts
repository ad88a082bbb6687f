import {
  brandIds,
  brands,
  languagesOf,
  toHtmlLang,
  type BrandId,
  type LanguageValue,
} from '../packages/domain-rules/src/index.ts';
import type postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { ask } from './ask.ts';
import { publicPages, someParams } from './publicPages.ts';
import { readHead, type Head } from './readHead.ts';
import { openSql } from './sql.ts';
import { isFull } from '../tools/testing/isFull.ts';

let sql: postgres.Sql;
let params: Record<string, string | number>;
beforeAll(async () => {
  sql = openSql();
  params = await someParams(sql);
});
afterAll(() => sql.end());

const hostOf = (brand: BrandId) => `${brand}.localhost`;
const originOf = (brand: BrandId) => `http://${hostOf(brand)}:${inject('stack').web}`;

/** Asks for a whole address of ours. */
const askFor = (address: string) => {
  const { hostname, pathname, search } = new URL(address);
  return ask(hostname, pathname + search);
};

const headAt = async (brand: BrandId, path: string) => readHead((await ask(hostOf(brand), path)).body);

/** The tags that a page of a brand has: its languages and the one for all others. */
const tagsOf = (brand: BrandId) =>
  [...languagesOf(brands[brand]).map(toHtmlLang), 'x-default'].toSorted((a, b) => a.localeCompare(b));

const typeOf = ({ '@type': type }: Record<string, unknown>) => String(type);

/** What schema.org asks of each kind of facts that we tell. */
const required: Readonly<Record<string, readonly string[]>> = {
  Car: ['name', 'url', 'brand', 'offers', 'itemCondition', 'mileageFromOdometer', 'vehicleModelDate'],
  Product: ['name', 'url', 'offers', 'itemCondition', 'image'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement', 'numberOfItems'],
  WebSite: ['name', 'url'],
  Organization: ['name', 'url', 'logo'],
  AutoDealer: ['name', 'url', 'address'],
  AutoRepair: ['name', 'url', 'address'],
  AutoPartsStore: ['name', 'url', 'address'],
};

/** The errors in the head of a page that should be found under this address. */
function faults(head: Head, brand: BrandId, address: string): string[] {
  const said: [boolean, string][] = [
    [head.titles.length === 1 && (head.titles[0] ?? '').endsWith(`| ${brands[brand].name}`), 'title'],
    [head.description.length > 20 && head.description.length <= 161, 'length of the description'],
    [!/["„“”«»<>]/.test(head.description), 'quotation marks in the description'],
    [head.canonical.length === 1 && head.canonical[0] === address, `canonical ${head.canonical.join(' ')}`],
    [
      String(Object.keys(head.alternates).toSorted((a, b) => a.localeCompare(b))) === String(tagsOf(brand)),
      'languages',
    ],
    [Object.values(head.alternates).every((href) => href.startsWith(originOf(brand))), 'whole alternates'],
    [head.image.startsWith(`${originOf(brand)}/`), 'picture'],
    [head.facts.every((fact) => fact['@context'] === 'https://schema.org'), 'context of facts'],
    [
      head.facts.every((fact) => (required[typeOf(fact)] ?? []).every((name) => fact[name] !== undefined)),
      'members of facts',
    ],
  ];
  return said.filter(([right]) => !right).map(([, name]) => `${address}: ${name}`);
}

/** The brand's default language. The next test follows the links to the others. */
const languagesToRead = (brand: BrandId): LanguageValue[] => [
  brands[brand].defaultLanguage,
  ...(isFull ? (['de', 'zh'] as const) : []),
];

describe.each(brandIds)('the head of every public page of %s [M60]', (brand) => {
  it('names one title, its own address, its languages, a picture and facts', async () => {
    const found: string[] = [];
    for (const language of languagesToRead(brand)) {
      for (const { path, noindex } of publicPages(brand, language, params)) {
        const { status, body } = await ask(hostOf(brand), path);
        const head = readHead(body);
        found.push(...faults(head, brand, originOf(brand) + path));
        if (status !== 200) found.push(`${path} answers ${status}`);
        if ((head.robots === 'noindex') !== (noindex ?? false)) found.push(`${path} says ${head.robots}`);
      }
    }
    expect(found).toEqual([]);
  });

  it('leads from each language to each other and back [L23]', async () => {
    for (const { path } of publicPages(brand, brands[brand].defaultLanguage, params)) {
      const { alternates } = await headAt(brand, path);
      for (const language of isFull ? (['de', 'zh'] as const) : (['de'] as const)) {
        const other = alternates[toHtmlLang(language)] ?? '';
        const { status, body } = await askFor(other);
        expect([other, status]).toEqual([other, 200]);
        expect(readHead(body).alternates).toEqual(alternates);
        expect(readHead(body).canonical).toEqual([other]);
      }
    }
  });

  it('shows a picture that loads', async () => {
    const pictures = new Set<string>();
    for (const { path } of publicPages(brand, 'de', params)) pictures.add((await headAt(brand, path)).image);
    expect(pictures.size).toBeGreaterThan(1);
    for (const picture of pictures) {
      const { status, headers } = await askFor(picture);
      expect([picture, status]).toEqual([picture, 200]);
      expect(headers['content-type']).toMatch(/^image\/(jpeg|png)$/);
    }
  });
});

describe('an ad [M60]', () => {
  it('describes its vehicle, its offer and its place in the site, and no secret', async () => {
    const { facts } = await headAt('gearlane', `/auto-oglasi/${params['adId']}/${params['titleSlug']}`);
    expect(facts.map(typeOf)).toEqual(['Car', 'BreadcrumbList']);
    expect(facts[0]?.['offers']).toMatchObject({ '@type': 'Offer', priceCurrency: 'EUR' });
    expect(JSON.stringify(facts)).not.toMatch(/vehicleIdentificationNumber|telephone/);
  });

  it('has one address, to which its other one leads', async () => {
    const { canonical } = await headAt('gearlane', `/ad-details/${params['adId']}`);
    expect(canonical).toEqual([`${originOf('gearlane')}/auto-oglasi/${params['adId']}/${params['titleSlug']}`]);
  });
});

describe('a page of a list [M60]', () => {
  it('tells its ads with their places in the whole list, and the pages beside it', async () => {
    const { facts, beside } = await headAt('gearlane', '/catalog/vehicles?page=2');
    const list = facts.find((fact) => typeOf(fact) === 'ItemList');
    const items = list?.['itemListElement'] as { position: number; url: string }[];
    expect(items.map(({ position }) => position)).toEqual(Array.from({ length: 24 }, (_, index) => 25 + index));
    expect(items.every(({ url }) => url.startsWith(`${originOf('gearlane')}/auto-oglasi/`))).toBe(true);
    const own = `${originOf('gearlane')}/catalog/vehicles`;
    expect(beside).toEqual({ prev: own, next: `${own}?page=3` });
  });

  it('names no page before the first and after the last', async () => {
    expect((await headAt('gearlane', '/catalog/vehicles')).beside).not.toHaveProperty('prev');
    expect((await headAt('gearlane', '/catalog/vehicles?page=9999')).beside).toEqual({});
  });
});

describe('what search engines are not to keep [5.4]', () => {
  const catalog = '/catalog/vehicles';

  /** The robots rule of the page that an address leads to. */
  async function robotsAt(path: string): Promise<string> {
    const { location, body } = await ask('gearlane', path);
    return location ? robotsAt(location) : readHead(body).robots;
  }

  it('says so, and only there', async () => {
    const kept = 'max-image-preview:large';
    for (const [query, robots] of [
      ['?filters=gorivo:dizel;menjac:automatik;cena:..20000', 'noindex'],
      ['?q=golf', 'noindex'],
      ['?page=9999', 'noindex'],
      ['?filters=cena:1..2', 'noindex'],
      ['', kept],
      ['?page=2', kept],
      ['?filters=gorivo:dizel', kept],
      ['?filters=gorivo:dizel;menjac:automatik', kept],
      ['?view=grid', kept],
    ] as const) {
      expect([query, await robotsAt(catalog + query)]).toEqual([query, robots]);
    }
  });

  it('are other forms of a list, which name its own address', async () => {
    for (const [query, own] of [
      ['?sort=price&order=asc', ''],
      ['?view=grid&page=2', '?page=2'],
      ['?page=two', ''],
      ['?utm_source=letter&page=3', '?page=3'],
      ['?filters=no-such-question:1', ''],
      ['?filters=vozilo:audi*no-such-make', '?filters=vozilo:audi'],
    ] as const) {
      const { canonical } = await headAt('gearlane', catalog + query);
      expect(canonical).toEqual([`${originOf('gearlane')}${catalog}${own}`]);
    }
  });
});

describe('what is not there', () => {
  it('every public page with words in place of its own answers 404, and is not kept', async () => {
    const nonsense = Object.fromEntries(
      Object.entries(params).map(([name, value]) => [name, typeof value === 'number' ? 99_999_999 : 'no-such-thing']),
    );
    const wrong = publicPages('volan', 'de', { ...nonsense, kind: 'auto' }).filter(({ path }) => path.includes('such'));
    expect(wrong.length).toBeGreaterThan(2);
    for (const { path } of wrong) {
      const { status, body } = await ask(hostOf('volan'), path);
      expect([path, status]).toEqual([path, 404]);
      expect(readHead(body).robots).toBe('noindex');
    }
  });
});

const addresses = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'));

/** An evenly spaced sample of a list, so that each part of it is met. */
const sampleOf = <Value>(values: readonly Value[], count: number) =>
  values.filter((_, index) => index % Math.max(1, Math.floor(values.length / count)) === 0);

describe.each(['volan.localhost', 'de.gearlane.localhost'])('the sitemap of %s', (host) => {
  const index = async () => addresses((await ask(host, '/sitemap.xml')).body);

  it('names sitemaps that are there, and hold addresses of this host alone', async () => {
    const sitemaps = await index();
    expect(sitemaps.length).toBeGreaterThanOrEqual(27);
    for (const sitemap of sitemaps) {
      const { status, headers, body } = await askFor(sitemap);
      expect([sitemap, status, headers['content-type']]).toEqual([sitemap, 200, 'application/xml; charset=utf-8']);
      const named = addresses(body);
      expect(named.length).toBeGreaterThan(0);
      expect(named.filter((address) => new URL(address).hostname !== host)).toEqual([]);
    }
  });

  it('names pages that answer, are to be kept and are their own address', async () => {
    const german = (await index()).filter((sitemap) => sitemap.includes('/sitemap-de-'));
    for (const sitemap of german) {
      for (const address of sampleOf(addresses((await askFor(sitemap)).body), 4)) {
        const { status, body } = await askFor(address);
        const { canonical, robots } = readHead(body);
        expect({ address, status, canonical, robots }).toEqual({
          address,
          status: 200,
          canonical: [address],
          robots: 'max-image-preview:large',
        });
      }
    }
  });
});

describe('the sitemap', () => {
  it('names every active ad and no other', async () => {
    const ads = await sql`select id from active_ad order by id`;
    const index = addresses((await ask('volan', '/sitemap.xml')).body);
    const named: string[] = [];
    for (const sitemap of index.filter((address) => address.includes('/sitemap-rs-ads-'))) {
      named.push(...addresses((await askFor(sitemap)).body));
    }
    expect(named.map((address) => Number(/-oglasi\/(\d+)\//.exec(address)?.[1]))).toEqual(
      ads.map((ad) => Number(ad['id'])),
    );
  });
});

describe('the files at the root of a brand', () => {
  it('name the sitemap, and make an app of the site with icons that are there', async () => {
    for (const brand of brandIds) {
      const robots = await ask(hostOf(brand), '/robots.txt');
      expect(robots.headers['content-type']).toMatch(/^text\/plain/);
      expect(robots.body).toContain(`Sitemap: ${originOf(brand)}/sitemap.xml`);
      const { headers, body } = await ask(hostOf(brand), '/manifest.webmanifest');
      expect(headers['content-type']).toBe('application/manifest+json');
      const manifest = JSON.parse(body) as {
        name: string;
        start_url: string;
        icons: { src: string; purpose?: string }[];
      };
      expect(manifest).toMatchObject({ name: brands[brand].name, start_url: '/' });
      expect(manifest.icons.map(({ purpose = 'any' }) => purpose)).toEqual(['any', 'any', 'maskable', 'maskable']);
      for (const { src } of manifest.icons) {
        expect((await ask(hostOf(brand), src)).headers['content-type']).toBe('image/png');
      }
    }
  });

  it('have icons that are known again by their ETag', async () => {
    for (const [path, type] of [
      ['/favicon.ico', 'image/vnd.microsoft.icon'],
      ['/apple-touch-icon.png', 'image/png'],
    ] as const) {
      const { status, headers } = await ask('volan', path);
      expect([status, headers['content-type']]).toEqual([200, type]);
      expect((await ask('volan', path, { 'if-none-match': String(headers['etag']) })).status).toBe(304);
    }
  });
});
