import type { Browser, Page } from 'playwright-core';
import type postgres from 'postgres';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addressOf } from './addressOf.ts';
import { ask } from './ask.ts';
import { fillRange, numberIn, submitOf, tick } from './filterForm.ts';
import { openBrowser } from './openBrowser.ts';
import { openSql, totalOf } from './sql.ts';
import { isFull } from '../tools/testing/isFull.ts';

let browser: Browser;
let sql: postgres.Sql;
let page: Page;
let complaints: string[] = [];
beforeAll(async () => {
  sql = openSql();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await sql.end();
});
const openPage = async () => {
  page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  complaints = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
};
afterEach(async () => {
  await page?.close();
  expect(complaints.join('\n')).toBe('');
});

const wanted = { answers: ['dizel', 'karavan'], priceTo: 10_000, yearFrom: 2015 };

async function chooseEstate() {
  await tick(page, 'gorivo', 'dizel');
  await tick(page, 'karoserija', 'karavan');
  await fillRange(page, 'cena', 'max', '10000');
  await fillRange(page, 'godiste', 'min', '2015');
}

describe.each(isFull ? (['volan', 'gearlane'] as const) : (['volan'] as const))(
  'a visitor of %s looks for a diesel estate under 10,000 € from 2015',
  (brand) => {
    it('finds as many as the database holds, opens one and sees similar ones [M51, M53]', async () => {
      await openPage();
      const total = await totalOf(sql, wanted);
      expect(total).toBeGreaterThan(0);
      await page.goto(addressOf(brand, '/catalog/vehicles'));
      await chooseEstate();
      // the button tells the number while the visitor chooses
      await expect.poll(async () => numberIn(await submitOf(page).textContent()), { timeout: 10_000 }).toBe(total);
      expect(page.url()).not.toContain('filters=');
      await submitOf(page).click();
      await page.waitForURL(/filters=/);
      const filters = new URL(page.url()).searchParams.get('filters') ?? '';
      expect(filters.split(';').toSorted()).toEqual([
        'cena:..10000',
        'godiste:2015..',
        'gorivo:dizel',
        'karoserija:karavan',
      ]);
      expect(numberIn(await submitOf(page).textContent())).toBe(total);

      const card = page.locator('main article a[href*="-oglasi/"]').first();
      const address = await card.getAttribute('href');
      await card.click();
      await page.waitForURL((url) => url.pathname === address);
      expect(await page.locator('h1').textContent()).not.toBe('');
      const similar = page.locator('main a[href*="-oglasi/"]');
      expect(await similar.count()).toBeGreaterThan(0);
    });
  },
);

describe('a visitor of a list', () => {
  it('comes back from an ad to the same page of the list, at the same place', async () => {
    await openPage();
    await page.goto(addressOf('volan', '/catalog/vehicles?page=2&filters=gorivo:dizel'));
    const list = page.url();
    const card = page.locator('main article a[href*="-oglasi/"]').nth(12);
    await card.scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    // Where the ad is in the window: rows above that are not drawn yet may make the page longer or shorter.
    const place = () => card.evaluate((link) => link.getBoundingClientRect().top);
    // As the visitor left it: the driver may scroll on its way to the press.
    await card.evaluate((link) =>
      link.addEventListener('click', () => sessionStorage.setItem('left', String(link.getBoundingClientRect().top))),
    );
    await card.click();
    await page.waitForURL(/-oglasi\//);
    const before = await page.evaluate(() => Number(sessionStorage.getItem('left') ?? Number.NaN));
    await page.goBack();
    expect(page.url()).toBe(list);
    await expect.poll(place).toBeCloseTo(before, -2);
  });

  it('comes back from a filtered list to one whose form says what it shows', async () => {
    await openPage();
    await page.goto(addressOf('volan', '/catalog/vehicles'));
    await tick(page, 'gorivo', 'dizel');
    await submitOf(page).click();
    await page.waitForURL(/filters=/);
    await page.goBack();
    await page.waitForURL((url) => url.search === '');
    await expect.poll(() => page.locator('input[name="f.gorivo"][value="dizel"]').first().isChecked()).toBe(false);
  });

  it.runIf(isFull)('may type a word of 180 letters: the page stays as wide as it is', async () => {
    await openPage();
    await page.goto(addressOf('volan', `/catalog/vehicles?q=${'W'.repeat(180)}`));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1440);
  });
});

describe('what a list says', () => {
  const mainOf = (html: string) => html.slice(html.indexOf('<main')).replaceAll('<!-- -->', '');

  it('by text: words that were read as a filter can be removed, and ignored words are named [N01]', async () => {
    const { body } = await ask('gearlane', '/catalog/vehicles?q=golf+do+9000');
    expect(body).toMatch(/<input[^>]* name="q"[^>]* value="golf do 9000"/);
    expect(mainOf(body)).toMatch(/<a [^>]*href="\/catalog\/vehicles\?q=golf"[^>]*>[\s\S]{0,200}9,000/);
    const { body: less } = await ask('gearlane', '/catalog/vehicles?q=golf+qzxwv');
    expect(mainOf(less)).toContain('these were left out: qzxwv');
    expect(mainOf(less)).toMatch(/<a [^>]*href="\/catalog\/vehicles\?q=golf"[^>]*>[\s\S]{0,200}Look for “golf” only/);
  });

  it('by a broken link: shows the filters that can be read, and which part was dropped', async () => {
    const { body } = await ask('gearlane', '/catalog/vehicles?filters=vozilo:volkswagen.golf;cena:3000..8000)');
    expect(mainOf(body)).toContain('could not read this: cena:3000..8000)');
    expect(mainOf(body)).toMatch(/aria-label="[^"]*active filter[\s\S]{0,2000}Golf/);
  });

  it('in another language is the same list', async () => {
    const { body } = await ask('gearlane', '/catalog/vehicles?filters=gorivo:dizel');
    const [link = ''] = /<a [^>]*(?:lang="de"[^>]*href="[^"]*"|href="[^"]*"[^>]* lang="de")/i.exec(body) ?? [];
    const { pathname, search } = new URL(/href="([^"]*)"/.exec(link)?.[1] ?? '', 'http://gearlane.localhost');
    expect([pathname, decodeURIComponent(search)]).toEqual(['/de/catalog/vehicles', '?filters=gorivo:dizel']);
    const { body: german } = await ask('gearlane', pathname + search);
    expect(german).toMatch(/<html[^>]+lang="de"/);
    expect(mainOf(german)).toContain('Diesel');
  });
});
