import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import type postgres from 'postgres';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addressOf } from './addressOf.ts';
import { faultsOf } from './faultsOf.ts';
import { numberIn, submitOf } from './filterForm.ts';
import { openBrowser } from './openBrowser.ts';
import { openSql } from './sql.ts';

let browser: Browser;
let sql: postgres.Sql;
let pages: Page[] = [];
beforeAll(async () => {
  sql = openSql();
  browser = await openBrowser();
});
afterEach(async () => {
  await Promise.all(pages.map((page) => page.close()));
  pages = [];
});
afterAll(async () => {
  await browser?.close();
  await sql.end();
});

async function openPage(options: BrowserContextOptions = {}) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, ...options });
  pages.push(page);
  return page;
}

const modelsOf = { volan: '/informacije-o-modelu', gearlane: '/model-information' } as const;

async function golfs() {
  const [row] = await sql<{ total: number; seven: number }[]>`
    select count(*)::int as total, count(*) filter (where chassis.slug = 'golf-7')::int as seven
    from active_ad join model on model.id = model_id join brand on brand.id = model.brand_id
    left join chassis on chassis.id = chassis_id
    where brand.slug = 'volkswagen' and model.slug = 'golf'`;
  return row ?? { total: 0, seven: 0 };
}

/** A model that nobody sells. */
async function modelWithoutAds() {
  const [row] = await sql<{ brand: string; model: string }[]>`
    select brand.slug as brand, model.slug as model from model join brand on brand.id = brand_id
    where not exists (select 1 from ad where model_id = model.id) and brand.status = 1 and model.status = 1
    order by model.id limit 1`;
  return row ?? { brand: '', model: '' };
}

describe.each(['volan', 'gearlane'] as const)('model information of %s', (brand) => {
  it.each([true, false])(
    'leads from words to a model and from there to its ads, scripts: %s [B28]',
    async (scripts) => {
      const { total, seven } = await golfs();
      const page = await openPage({ javaScriptEnabled: scripts });
      await page.goto(addressOf(brand, modelsOf[brand]));
      await page.locator('input[name=q]').fill('volkswagen golf');
      await page.locator('main form[role=search] button').click();
      await page.waitForURL(/q=/);
      await page.locator(`main a[href$="/volkswagen/golf"]`).click();
      await page.waitForURL((url) => url.pathname === `${modelsOf[brand]}/volkswagen/golf`);
      expect(await page.locator('h1').textContent()).toBe('Volkswagen Golf');

      const generation = page.locator('main article a[href*="sasija:golf.golf-7"]');
      expect(numberIn((await generation.locator('xpath=ancestor::article//p[1]').textContent()) ?? '')).toBe(seven);
      const all = page.locator('main a[href*="filters=vozilo:volkswagen.golf"]').first();
      expect(numberIn(await all.textContent())).toBe(total);
      await all.click();
      await page.waitForURL(/filters=/);
      expect(numberIn(await submitOf(page).textContent())).toBe(total);
    },
  );

  it('tells prices in a table too, and shows the newest ads [B28]', async () => {
    const page = await openPage({ javaScriptEnabled: false });
    await page.goto(addressOf(brand, `${modelsOf[brand]}/volkswagen/golf`));
    expect(await page.locator('main section table').first().locator('tbody tr').count()).toBeGreaterThan(2);
    expect(await page.locator('#newest >> xpath=ancestor::section').locator('article').count()).toBe(6);
  });

  it('has the head that search engines need [M60, L23]', async () => {
    const page = await openPage();
    await page.goto(addressOf(brand, `${modelsOf[brand]}/volkswagen/golf`));
    expect(await page.title()).toContain('Volkswagen Golf');
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(
      addressOf(brand, `${modelsOf[brand]}/volkswagen/golf`),
    );
    expect(await page.locator('link[rel=alternate][hreflang=de]').getAttribute('href')).toContain(
      `/de${modelsOf[brand]}/volkswagen/golf`,
    );
    expect(await page.locator('script[type="application/ld+json"]').allTextContents()).toContainEqual(
      expect.stringContaining('BreadcrumbList'),
    );
    expect(await page.locator('meta[name=robots][content*=noindex]').count()).toBe(0);
  });

  it('says that a model has no ads, and is kept out of search engines [B28]', async () => {
    const { brand: make, model } = await modelWithoutAds();
    const page = await openPage();
    const response = await page.goto(addressOf(brand, `${modelsOf[brand]}/${make}/${model}`));
    expect(response?.status()).toBe(200);
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
  });

  it.each(['volkswagen/no-such-model', 'no-such-make/golf', 'volkswagen/%F0%9F%9A%97'])(
    'is missing for %s',
    async (path) => {
      const page = await openPage();
      const response = await page.goto(addressOf(brand, `${modelsOf[brand]}/${path}`));
      expect(response?.status()).toBe(404);
    },
  );

  it.each([
    ['', 1440],
    ['', 390],
    ['/volkswagen/golf', 1440],
    ['/volkswagen/golf', 390],
  ])('has no fault that axe finds: %s, %i wide', async (path, width) => {
    const page = await openPage({ viewport: { width, height: 900 }, bypassCSP: true });
    await page.goto(addressOf(brand, modelsOf[brand] + path));
    expect(await faultsOf(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
});

describe('ways to a model', () => {
  it('stand on the page of an ad and above the list of the model [B28]', async () => {
    const page = await openPage();
    await page.goto(addressOf('gearlane', '/catalog/vehicles?filters=vozilo:volkswagen.golf'));
    const about = 'main a[href="/model-information/volkswagen/golf"]';
    expect(await page.locator(about).count()).toBe(1);
    await page.locator('main article a[href*="-oglasi/"]').first().click();
    await page.waitForURL(/-oglasi\//);
    expect(await page.locator(about).count()).toBe(1);
  });
});
