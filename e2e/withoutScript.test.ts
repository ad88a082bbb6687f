import type { Browser, Page } from 'playwright-core';
import type postgres from 'postgres';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addressOf } from './addressOf.ts';
import { fillRange, numberIn, submitOf, tick } from './filterForm.ts';
import { openBrowser } from './openBrowser.ts';
import { openSql, someAds, totalOf } from './sql.ts';

let browser: Browser;
let sql: postgres.Sql;
let page: Page;
beforeAll(async () => {
  sql = openSql();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await sql.end();
});
beforeEach(async () => {
  page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });
});
afterEach(() => page.close());

describe('a list and an ad without JavaScript', () => {
  it('filters by a form, and the address is the canonical one [5.4]', async () => {
    await page.goto(addressOf('volan', '/catalog/vehicles'));
    await tick(page, 'gorivo', 'dizel');
    await fillRange(page, 'cena', 'max', '9000');
    await submitOf(page).click();
    const address = new URL(page.url());
    expect([...address.searchParams.keys()].filter((name) => name.startsWith('f.'))).toEqual([]);
    expect(address.searchParams.get('filters')?.split(';').toSorted()).toEqual(['cena:..9000', 'gorivo:dizel']);
    expect(numberIn(await submitOf(page).textContent())).toBe(
      await totalOf(sql, { answers: ['dizel'], priceTo: 9000 }),
    );
  });

  it('is laid out by the standard, and each sign of its cards is drawn', async () => {
    await page.goto(addressOf('gearlane', '/catalog/vehicles'));
    const signs = page.locator('article use');
    const drawn = await signs.evaluateAll((uses) =>
      uses.every((use) => document.querySelector(use.getAttribute('href') ?? '')?.tagName === 'path'),
    );
    const mode = await signs.first().evaluate(() => document.compatMode);
    expect({ mode, some: (await signs.count()) > 0, drawn }).toEqual({ mode: 'CSS1Compat', some: true, drawn: true });
  });

  it('takes one filter away by its chip', async () => {
    await page.goto(addressOf('volan', '/catalog/vehicles?filters=gorivo:dizel;cena:..9000'));
    const chip = page
      .locator('a[href*="/catalog/vehicles?filters=gorivo"], a[href*="/catalog/vehicles?filters=gorivo%3A"]')
      .first();
    await page.goto(new URL((await chip.getAttribute('href')) ?? '', page.url()).href);
    expect(new URL(page.url()).searchParams.get('filters')).toBe('gorivo:dizel');
  });

  it('turns pages by links', async () => {
    await page.goto(addressOf('gearlane', '/catalog/vehicles'));
    const next = page.locator('a[rel~=next], nav a[href*="page=2"]').first();
    await page.goto(new URL((await next.getAttribute('href')) ?? '', page.url()).href);
    expect(new URL(page.url()).searchParams.get('page')).toBe('2');
    expect(await page.locator('main article').count()).toBe(24);
  });

  it('shows the pictures of an ad in a row that scrolls', async () => {
    const { id, slug } = await someAds(sql);
    await page.goto(addressOf('volan', `/auto-oglasi/${id}/${slug}`));
    const pictures = page.locator('main img[src*="/img/"], main img[src*="/_next/image"]');
    expect(await pictures.count()).toBeGreaterThan(0);
    const loaded = await pictures.first().evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      return image.naturalWidth;
    });
    expect(loaded).toBeGreaterThan(0);
  });
});
