import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import type postgres from 'postgres';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addressOf } from './addressOf.ts';
import { ask } from './ask.ts';
import { fillRange, filterForm, numberIn, tick } from './filterForm.ts';
import { openBrowser } from './openBrowser.ts';
import { openSql, totalOf } from './sql.ts';

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

const searchOf = {
  volan: '/catalog/vehicles/detaljna-pretraga',
  gearlane: '/catalog/vehicles/detailed-search',
} as const;
/** The button that shows the list; the form has others that stay on its page. */
const show = (page: Page) => filterForm(page).locator('[role=status] button[type=submit]');
const filtersOf = (page: Page) => new URL(page.url()).searchParams.get('filters')?.split(';').toSorted();

/** Ads of the Golf, in all or of one generation. */
async function golfs(generation: string | null) {
  const [row] = await sql<{ total: number }[]>`
    select count(*)::int as total from active_ad
    join model on model.id = model_id join brand on brand.id = model.brand_id
    left join chassis on chassis.id = chassis_id
    where brand.slug = 'volkswagen' and model.slug = 'golf' and (${generation}::text is null or chassis.slug = ${generation})`;
  return row?.total ?? 0;
}

describe('the detailed search', () => {
  it('has a control for every question that filters [J50]', async () => {
    const rows = await sql<{ slug: string }[]>`
      select slug from specification join category_specification on specification_id = specification.id
      where category_id = (select id from category where slug = 'vehicles') and infilter = 1 and status = 1`;
    const page = await openPage();
    await page.goto(addressOf('volan', `${searchOf.volan}?filters=vozilo:volkswagen.golf`));
    const names = await page
      .locator('form [name^="f."]')
      .evaluateAll((controls) => controls.map((control) => control.getAttribute('name') ?? ''));
    const keys = new Set(names.map((name) => name.split('.')[1]));
    expect(rows.map(({ slug }) => slug).filter((slug) => !keys.has(slug))).toEqual([]);
  });

  it('counts while it is filled in, and leads to the list of what it asks [M51]', async () => {
    const page = await openPage();
    await page.goto(addressOf('gearlane', searchOf.gearlane));
    await tick(page, 'gorivo', 'dizel');
    await fillRange(page, 'cena', 'max', '9000');
    const total = await totalOf(sql, { answers: ['dizel'], priceTo: 9000 });
    await expect.poll(async () => numberIn(await show(page).textContent()), { timeout: 10_000 }).toBe(total);
    await show(page).click();
    await page.waitForURL(/filters=/);
    expect(new URL(page.url()).pathname).toBe('/catalog/vehicles');
    expect(filtersOf(page)).toEqual(['cena:..9000', 'gorivo:dizel']);
    expect(numberIn(await show(page).textContent())).toBe(total);
  });

  it('offers the generations of a model as soon as it is chosen', async () => {
    const page = await openPage();
    await page.goto(addressOf('volan', `${searchOf.volan}?filters=vozilo:volkswagen`));
    await tick(page, 'vozilo', 'volkswagen.golf');
    await page.locator('input[name="f.sasija"][value="golf.golf-7"]').waitFor();
    await tick(page, 'sasija', 'golf.golf-7');
    await expect
      .poll(async () => numberIn(await show(page).textContent()), { timeout: 10_000 })
      .toBe(await golfs('golf-7'));
  });

  it('finds a field by a word of its answers', async () => {
    const page = await openPage();
    await page.goto(addressOf('gearlane', searchOf.gearlane));
    const sections = page.locator('form section:visible');
    const all = await sections.count();
    await page.locator('#detailed-search-field').fill('ISOFIX');
    await expect.poll(() => sections.count(), { timeout: 10_000 }).toBe(1);
    expect(await page.locator('form section:visible label:visible').allTextContents()).toHaveLength(1);
    await page.locator('#detailed-search-field').fill('');
    await expect.poll(() => sections.count(), { timeout: 10_000 }).toBe(all);
  });

  it('without JavaScript shows models and generations after a press, and the list after another', async () => {
    const page = await openPage({ javaScriptEnabled: false });
    await page.goto(addressOf('volan', searchOf.volan));
    await tick(page, 'vozilo', 'volkswagen');
    const update = page.locator('form section button[type=submit]').first();
    await update.click();
    expect(new URL(page.url()).pathname).toBe(searchOf.volan);
    expect(filtersOf(page)).toEqual(['vozilo:volkswagen']);
    await tick(page, 'vozilo', 'volkswagen.golf');
    await page.locator('form section button[type=submit]').first().click();
    await tick(page, 'sasija', 'golf.golf-7');
    await show(page).click();
    expect(new URL(page.url()).pathname).toBe('/catalog/vehicles');
    expect(filtersOf(page)).toEqual(['sasija:golf.golf-7', 'vozilo:volkswagen.golf']);
    expect(numberIn(await show(page).textContent())).toBe(await golfs('golf-7'));
  });

  it('keeps the answers that another category asks as well, and names the others', async () => {
    const page = await openPage({ javaScriptEnabled: false });
    await page.goto(addressOf('gearlane', `${searchOf.gearlane}?filters=cena:..9000;karoserija:karavan`));
    await page.locator('select[name=to]').selectOption({ value: '2' });
    await page.locator('select[name=to] >> xpath=ancestor::div[.//button][1]//button').click();
    expect(new URL(page.url()).pathname).toContain('/catalog/motorcycles/');
    expect(await page.locator('[name="f.cena.max"]').inputValue()).toBe('9,000');
    expect(await page.locator('main').textContent()).toContain('karoserija:karavan');
  });

  it('is kept out of search engines, and reached from the list with what is chosen', async () => {
    const page = await openPage();
    await page.goto(addressOf('volan', '/catalog/vehicles?filters=gorivo:dizel'));
    await page.locator(`main a[href^="${searchOf.volan}?"]`).first().click();
    await page.waitForURL((url) => url.pathname === searchOf.volan);
    expect(await page.locator('input[name="f.gorivo"][value=dizel]').isChecked()).toBe(true);
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
  });
});

describe('an address of the detailed search', () => {
  it('moves to the spelling of the brand, and of a category that does not exist is missing [T02]', async () => {
    const moved = await ask('volan', `${searchOf.gearlane}?filters=gorivo:dizel`);
    expect(moved).toMatchObject({ status: 301, location: `${searchOf.volan}?filters=gorivo:dizel` });
    expect((await ask('gearlane', '/catalog/airships/detailed-search')).status).toBe(404);
  });
});
