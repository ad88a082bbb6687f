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
  const partOf = (html: string, label: string) => {
    const from = html.slice(html.indexOf(`aria-labelledby="${label}"`));
    return from.slice(0, from.indexOf('</section>'));
  };

  it('has the parts of the specification [B01, M50]', async () => {
    const { body } = await ask('gearlane', '/');
    expect(body.match(/<h1[\s>]/g)).toHaveLength(1);
    const [hero = ''] = /<img[^>]*fetchpriority="high"[^>]*>/i.exec(body.slice(body.indexOf('<main'))) ?? [];
    const picture = await ask('gearlane', (/ src="([^"]*)"/.exec(hero)?.[1] ?? '').replaceAll('&amp;', '&'));
    expect([picture.status, picture.headers['content-type']]).toEqual([200, expect.stringMatching(/^image\//)]);
    expect(partOf(body, 'promoted').match(/<article/g)).toHaveLength(9);
    expect(partOf(body, 'newest').match(/<article/g)).toHaveLength(8);
    const tiles = await sql`select slug from category where parent_id is null and status = 1 order by sort`;
    const links = [...partOf(body, 'categories').matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href);
    expect(links).toEqual(tiles.map((tile) => `/catalog/${String(tile['slug'])}`));
  });

  it('leads by its shortcuts to the lists that they name, each with as many ads as it says [B45-B51]', async () => {
    const { body } = await ask('gearlane', '/');
    const main = body.slice(body.indexOf('<main')).replaceAll('<!-- -->', '');
    const row = main.slice(main.indexOf('<nav'), main.indexOf('</nav>'));
    const links = [...row.matchAll(/<a [^>]*href="(\/catalog\/vehicles\?[^"]*)"[^>]*>([\s\S]*?)<\/a>/g)].map(
      ([, href = '', inside = '']) => ({
        href: href.replaceAll('&amp;', '&'),
        ads: />([\d,]+)<span[^>]*> ads?</.exec(inside)?.[1] ?? '',
      }),
    );
    expect(links.map(({ href }) => href)).toEqual(queries.map((query) => `/catalog/vehicles?${query}`));
    for (const { href, ads } of links) {
      const { status, body: list } = await ask('gearlane', href);
      const words = list.slice(list.indexOf('<main')).replaceAll('<!-- -->', '');
      const [, shown = ''] = /([\d,]+) ads? match/.exec(words) ?? [];
      expect([href, status, numberIn(shown)]).toEqual([href, 200, numberIn(ads)]);
    }
  });

  it('shows ads of that country alone [F07]', async () => {
    const total = await totalOf(sql, { country: 'DE' });
    const { status, body } = await ask('gearlaneGermany', '/');
    expect(status).toBe(200);
    const words = body.replace(/<!-- -->/g, '');
    expect(words).toContain(`${new Intl.NumberFormat('en-GB').format(total)} vehicles`);
    const ids = [...words.matchAll(/-oglasi\/(\d+)\//g)].map(([, id]) => Number(id));
    const [abroad] =
      await sql`select count(*)::int as ads from (select * from ad where not fast) ad join country on country.id = ad.country_id
      where country.code <> 'DE' and ad.id = any (${ids})`;
    expect(ids.length).toBeGreaterThan(0);
    expect(abroad?.['ads']).toBe(0);
  });
});
