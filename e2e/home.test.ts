import type { Browser, Page } from 'playwright-core';
import type postgres from 'postgres';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addressOf } from './addressOf.ts';
import { ask } from './ask.ts';
import { numberIn, submitOf } from './filterForm.ts';
import { openBrowser } from './openBrowser.ts';
import { choose, shortSubmit } from './shortSearch.ts';
import { openSql, someAds, totalOf } from './sql.ts';

let browser: Browser;
let sql: postgres.Sql;
let page: Page;
let complaints: string[];
beforeAll(async () => {
  sql = openSql();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await sql.end();
});

async function open(options: Parameters<Browser['newPage']>[0] = {}) {
  page = await browser.newPage({ viewport: { width: 1440, height: 900 }, ...options });
  complaints = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
}

/** B45 to B50, as the specification spells them. */
const queries = [
  'filters=odrzavanje:kupljen-nov-u-srbiji',
  'filters=stanje-vozila:novo&sort=created_at&order=desc',
  'filters=odrzavanje:prvi-vlasnik',
  'credit=1',
  'filters=odrzavanje:garancija',
  'filters=zamena:za-jeftiniji-model*sve-jedno',
];

const filtersOf = (address: string) => new URL(address).searchParams.get('filters')?.split(';').toSorted();

describe('the home page', () => {
  const brand = 'gearlane';
  beforeEach(() => open());
  afterEach(async () => {
    await page.close();
    expect(complaints).toEqual([]);
  });

  it('has the parts of the specification, without any script by load [B01, M50]', async () => {
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    let atLoad = -1;
    page.on('load', () => (atLoad = scripts.length));
    await page.goto(addressOf(brand, '/'), { waitUntil: 'load' });
    expect(atLoad).toBe(0);
    expect(await page.locator('h1').count()).toBe(1);
    const hero = page.locator('main img[fetchpriority=high]');
    expect(
      await hero.evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth > 0)),
    ).toEqual([true]);
    expect(await page.locator('section[aria-labelledby=promoted] article').count()).toBe(9);
    expect(await page.locator('section[aria-labelledby=newest] article').count()).toBe(8);
    const tiles = await sql`select slug from category where parent_id is null and status = 1 order by sort`;
    expect(
      await page
        .locator('section[aria-labelledby=categories] a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual(tiles.map((tile) => `/catalog/${String(tile['slug'])}`));
  });

  it('counts while the visitor chooses, and the list holds as many [M50]', async () => {
    await page.goto(addressOf(brand, '/'));
    expect(numberIn(await shortSubmit(page).textContent())).toBe(await totalOf(sql, {}));
    await choose(page, 'f.cena.max', '10000');
    await choose(page, 'f.godiste.min', '2015');
    const total = await totalOf(sql, { priceTo: 10_000, yearFrom: 2015 });
    await expect.poll(async () => numberIn(await shortSubmit(page).textContent()), { timeout: 10_000 }).toBe(total);
    await shortSubmit(page).click();
    await page.waitForURL(/filters=/);
    expect(filtersOf(page.url())).toEqual(['cena:..10000', 'godiste:2015..']);
    expect(numberIn(await submitOf(page).textContent())).toBe(total);
  });

  it('offers the models of the chosen make, and forgets them with the make', async () => {
    await page.goto(addressOf(brand, '/'));
    await choose(page, 'f.vozilo', 'volkswagen');
    const golf = page.locator('select[name="f.vozilo"] option[value="volkswagen.golf"]');
    await golf.waitFor({ state: 'attached', timeout: 10_000 });
    await page.locator('select[name="f.vozilo"]').nth(1).selectOption('volkswagen.golf');
    const [row] = await sql`select count(*)::int as golfs from active_ad
      join brand on brand.id = brand_id join model on model.id = model_id
      where brand.slug = 'volkswagen' and model.slug = 'golf'`;
    const golfs = Number(row?.['golfs']);
    await expect.poll(async () => numberIn(await shortSubmit(page).textContent()), { timeout: 10_000 }).toBe(golfs);
    await choose(page, 'f.vozilo', 'audi');
    await golf.waitFor({ state: 'detached', timeout: 10_000 });
    await shortSubmit(page).click();
    await page.waitForURL(/filters=/);
    expect(filtersOf(page.url())).toEqual(['vozilo:audi']);
  });

  it('leads by its shortcuts to the lists that they name, each with as many ads as it says [B45-B51]', async () => {
    await page.goto(addressOf(brand, '/'));
    const row = page.locator('main nav').first();
    const links = await row
      .locator('a[href*="/catalog/vehicles?"]')
      .evaluateAll((all) =>
        all.map((link) => ({ href: link.getAttribute('href'), text: link.lastElementChild?.textContent ?? '' })),
      );
    expect(links.map(({ href }) => href)).toEqual(queries.map((query) => `/catalog/vehicles?${query}`));
    for (const { href, text } of links) {
      await page.goto(addressOf(brand, href ?? ''));
      expect(new URL(page.url()).search.slice(1)).toBe(href?.split('?')[1]);
      expect(numberIn(await submitOf(page).textContent())).toBe(numberIn(text));
    }
  });

  it('shows an ad that was visited, newest first and once [F17, E10]', async () => {
    await page.goto(addressOf(brand, '/'));
    expect(await page.locator('#viewed').count()).toBe(0);
    const { id, slug } = await someAds(sql);
    const own = `/auto-oglasi/${id}/${slug}`;
    const other = await page.locator('section[aria-labelledby=newest] article a').first().getAttribute('href');
    for (const path of [own, other ?? '', own]) {
      await page.goto(addressOf(brand, path));
      await page.waitForFunction(
        (visited) => (localStorage.getItem('history') ?? '').includes(`"path":"${visited}"`),
        path,
      );
    }
    await page.waitForFunction(
      (first) =>
        (JSON.parse(localStorage.getItem('history') ?? '{}') as { value: { path: string }[] }).value[0]?.path === first,
      own,
    );
    await page.goto(addressOf(brand, '/'));
    await page.locator('#viewed').waitFor();
    const paths = await page
      .locator('section[aria-labelledby=viewed] a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(paths).toEqual([own, other]);
    // Its styles come with it: the picture is a thumbnail beside the words, not as wide as the page.
    const picture = await page.locator('section[aria-labelledby=viewed] img').first().boundingBox();
    expect(picture?.width).toBeLessThan(120);
  });
});

describe('two tabs', () => {
  it('show a visit of one in the other without a reload [F17]', async () => {
    const context = await browser.newContext();
    const [home, other] = [await context.newPage(), await context.newPage()];
    await home.goto(addressOf('volan', '/'));
    const { id, slug } = await someAds(sql);
    await other.goto(addressOf('volan', `/auto-oglasi/${id}/${slug}`));
    const strip = home.locator(`section[aria-labelledby=viewed] a[href$="/${id}/${slug}"]`);
    await expect.poll(() => strip.count(), { timeout: 10_000 }).toBe(1);
    await context.close();
  });
});

describe('the home page without JavaScript', () => {
  beforeEach(() => open({ javaScriptEnabled: false }));
  afterEach(() => page.close());

  it('searches by a form, another category too, and the address is the canonical one [5.4]', async () => {
    await page.goto(addressOf('volan', '/'));
    await choose(page, 'f.vozilo', 'volkswagen');
    await choose(page, 'f.cena.max', '9000');
    await shortSubmit(page).click();
    expect([...new URL(page.url()).searchParams.keys()]).toEqual(['filters']);
    expect(filtersOf(page.url())).toEqual(['cena:..9000', 'vozilo:volkswagen']);
    const [vans] = await sql`select id from category where slug = 'vans'`;
    await page.goto(addressOf('volan', '/'));
    await choose(page, 'category_id', String(vans?.['id']));
    await shortSubmit(page).click();
    expect([new URL(page.url()).pathname, new URL(page.url()).search]).toEqual(['/catalog/vans', '']);
  });
});

describe('what the home page tells', () => {
  it('of a country shows that country alone [F07]', async () => {
    const total = await totalOf(sql, { country: 'DE' });
    const { status, body } = await ask('gearlaneGermany', '/');
    expect(status).toBe(200);
    const words = body.replace(/<!-- -->/g, '');
    expect(words).toContain(`${new Intl.NumberFormat('en-GB').format(total)} vehicles`);
    const ids = [...words.matchAll(/-oglasi\/(\d+)\//g)].map(([, id]) => Number(id));
    const [abroad] = await sql`select count(*)::int as ads from ad join country on country.id = ad.country_id
      where country.code <> 'DE' and ad.id = any (${ids})`;
    expect(ids.length).toBeGreaterThan(0);
    expect(abroad?.['ads']).toBe(0);
  });
});
