import type { Browser, Page } from 'playwright-core';
import type postgres from 'postgres';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addressOf } from './addressOf.ts';
import { fillRange, numberIn, submitOf, tick } from './filterForm.ts';
import { openBrowser } from './openBrowser.ts';
import { openSql, totalOf } from './sql.ts';

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
beforeEach(async () => {
  page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  complaints = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
});
afterEach(async () => {
  await page.close();
  expect(complaints.join('\n')).toBe('');
});

const wanted = { answers: ['dizel', 'karavan'], priceTo: 10_000, yearFrom: 2015 };

async function chooseEstate() {
  await tick(page, 'gorivo', 'dizel');
  await tick(page, 'karoserija', 'karavan');
  await fillRange(page, 'cena', 'max', '10000');
  await fillRange(page, 'godiste', 'min', '2015');
}

describe.each(['volan', 'gearlane'] as const)(
  'a visitor of %s looks for a diesel estate under 10,000 € from 2015',
  (brand) => {
    it('finds as many as the database holds, opens one and sees similar ones [M51, M53]', async () => {
      const total = await totalOf(sql, wanted);
      expect(total).toBeGreaterThan(0);
      await page.goto(addressOf(brand, '/catalog/vehicles'));
      await chooseEstate();
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
  it('sees the number of ads on the button while choosing [M51]', async () => {
    await page.goto(addressOf('gearlane', '/catalog/vehicles'));
    await tick(page, 'gorivo', 'dizel');
    const diesel = await totalOf(sql, { answers: ['dizel'] });
    await expect.poll(async () => numberIn(await submitOf(page).textContent()), { timeout: 10_000 }).toBe(diesel);
    await tick(page, 'karoserija', 'karavan');
    const both = await totalOf(sql, { answers: ['dizel', 'karavan'] });
    await expect.poll(async () => numberIn(await submitOf(page).textContent()), { timeout: 10_000 }).toBe(both);
    expect(page.url()).not.toContain('filters=');
  });

  it('comes back from an ad to the same page of the list, at the same place', async () => {
    await page.goto(addressOf('volan', '/catalog/vehicles?page=2&filters=gorivo:dizel'));
    const list = page.url();
    const card = page.locator('main article a[href*="-oglasi/"]').nth(12);
    await card.scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    // Where the ad stands in the window: rows above that are not drawn yet may make the page longer or shorter.
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
    await page.goto(addressOf('volan', '/catalog/vehicles'));
    await tick(page, 'gorivo', 'dizel');
    await submitOf(page).click();
    await page.waitForURL(/filters=/);
    await page.goBack();
    await page.waitForURL((url) => url.search === '');
    await expect.poll(() => page.locator('input[name="f.gorivo"][value="dizel"]').first().isChecked()).toBe(false);
  });

  it('types what is meant, takes away what was read as a filter, and is told what was left out [N01]', async () => {
    await page.goto(addressOf('gearlane', '/catalog/vehicles?q=golf+do+9000'));
    const chips = page.getByRole('list', { name: /active filter/ });
    expect(await chips.textContent()).toContain('9,000');
    expect(await page.locator('input[name="q"]:visible').first().inputValue()).toBe('golf do 9000');
    await chips.getByRole('link', { name: /9,000/ }).click();
    await page.waitForURL((url) => url.searchParams.get('q') === 'golf');
    await page.goto(addressOf('gearlane', '/catalog/vehicles?q=golf+qzxwv'));
    const notice = page.getByText(/these were left out: qzxwv/);
    expect(await notice.isVisible()).toBe(true);
    await page.getByRole('link', { name: 'Look for “golf” only' }).click();
    await page.waitForURL((url) => url.searchParams.get('q') === 'golf');
  });

  it('may type a word of 180 letters: the page stays as wide as it is', async () => {
    await page.goto(addressOf('volan', `/catalog/vehicles?q=${'W'.repeat(180)}`));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1440);
  });

  it('is shown the readable filters of a broken link, and which part was dropped', async () => {
    await page.goto(addressOf('gearlane', '/catalog/vehicles?filters=vozilo:volkswagen.golf;cena:3000..8000)'));
    const alert = page.getByText(/could not read this: cena:3000\.\.8000\)/);
    expect(await alert.isVisible()).toBe(true);
    expect(await page.getByRole('list', { name: /active filter/ }).textContent()).toContain('Golf');
  });

  it('changes the language, and stays on the same list', async () => {
    await page.goto(addressOf('gearlane', '/catalog/vehicles?filters=gorivo:dizel'));
    const german = page.locator('body a[lang="de"]').first();
    const address = await german.getAttribute('href');
    await page.goto(new URL(address ?? '', page.url()).href);
    expect(await page.locator('html').getAttribute('lang')).toBe('de');
    expect(new URL(page.url()).searchParams.get('filters')).toBe('gorivo:dizel');
    expect(await page.locator('main').textContent()).toContain('Diesel');
  });
});
