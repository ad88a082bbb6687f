import type { Page } from 'playwright-core';
import type postgres from 'postgres';
import { describe, expect } from 'vitest';
import { addressOf } from './addressOf.ts';
import { ask } from './ask.ts';
import { fillRange, filterForm, numberIn, tick } from './filterForm.ts';
import { readHead } from './readHead.ts';
import { totalOf } from './sql.ts';
import { test, testInFull } from './test.ts';

const searchOf = {
  volan: '/catalog/vehicles/detaljna-pretraga',
  gearlane: '/catalog/vehicles/detailed-search',
} as const;
/** The button that shows the list; the form has others that stay on its page. */
const show = (page: Page) => filterForm(page).locator('[role=status] button[type=submit]');
const filtersOf = (page: Page) => new URL(page.url()).searchParams.get('filters')?.split(';').toSorted();

/** Ads of the Golf, in all or of one generation. */
async function golfs(sql: postgres.Sql, generation: string | null) {
  const [row] = await sql<{ total: number }[]>`
    select count(*)::int as total from active_ad
    join model on model.id = model_id join brand on brand.id = model.brand_id
    left join chassis on chassis.id = chassis_id
    where brand.slug = 'volkswagen' and model.slug = 'golf'
      and (${generation}::text is null or chassis.slug = ${generation})`;
  return row?.total ?? 0;
}

describe('the detailed search', () => {
  test('has a control for every question that filters [J50]', async ({ sql }) => {
    const rows = await sql<{ slug: string }[]>`
      select slug from specification join category_specification on specification_id = specification.id
      where category_id = (select id from category where slug = 'vehicles') and infilter = 1 and status = 1`;
    const { body } = await ask('volan', `${searchOf.volan}?filters=vozilo:volkswagen.golf`);
    const names = [...body.matchAll(/ name="(f\.[^"]+)"/g)].map(([, name = '']) => name);
    const keys = new Set(names.map((name) => name.split('.')[1]));
    expect(rows.map(({ slug }) => slug).filter((slug) => !keys.has(slug))).toEqual([]);
  });

  test('counts while it is filled in, and leads to the list of what it asks [M51]', async ({ open, sql }) => {
    const page = await open();
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

  testInFull('offers the generations of a model as soon as it is chosen', async ({ open, sql }) => {
    const page = await open();
    await page.goto(addressOf('volan', `${searchOf.volan}?filters=vozilo:volkswagen`));
    await tick(page, 'vozilo', 'volkswagen.golf');
    await page.locator('input[name="f.sasija"][value="golf.golf-7"]').waitFor();
    await tick(page, 'sasija', 'golf.golf-7');
    await expect
      .poll(async () => numberIn(await show(page).textContent()), { timeout: 10_000 })
      .toBe(await golfs(sql, 'golf-7'));
  });

  test('without JavaScript shows models and generations after a press, and the list after another', async ({
    open,
    sql,
  }) => {
    const page = await open({ javaScriptEnabled: false });
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
    expect(numberIn(await show(page).textContent())).toBe(await golfs(sql, 'golf-7'));
  });

  test('is kept out of search engines, and reached from the list with the chosen filters', async () => {
    const { body: list } = await ask('volan', '/catalog/vehicles?filters=gorivo:dizel');
    const [, way = ''] = new RegExp(`href="(${searchOf.volan}\\?[^"]*)"`).exec(list.slice(list.indexOf('<main'))) ?? [];
    const { status, body } = await ask('volan', way);
    const [diesel = ''] = /<input[^>]* name="f\.gorivo"[^>]* value="dizel"[^>]*>/.exec(body) ?? [];
    expect([status, readHead(body).robots]).toEqual([200, 'noindex']);
    expect(diesel).toContain('checked');
  });

  test('keeps the answers that another category asks as well, and names the others', async () => {
    const asked = `${searchOf.gearlane}?filters=cena:..9000;karoserija:karavan`.replace('vehicles', 'motorcycles');
    const { body } = await ask('gearlane', asked);
    expect(body).toMatch(/<input[^>]* name="f\.cena\.max"[^>]* value="9,000"/);
    expect(body).toContain('karoserija:karavan');
  });
});

describe('an address of the detailed search', () => {
  test('moves to the spelling of the brand, and of a category that does not exist is missing [T02]', async () => {
    const moved = await ask('volan', `${searchOf.gearlane}?filters=gorivo:dizel`);
    expect(moved).toMatchObject({ status: 301, location: `${searchOf.volan}?filters=gorivo:dizel` });
    expect((await ask('gearlane', '/catalog/airships/detailed-search')).status).toBe(404);
  });
});
