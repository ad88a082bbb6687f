import type { Browser } from 'playwright-core';
import type postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brands, pages, pathOf, routes, textPages, type Page } from '../packages/domain-rules/src/index.ts';
import { addressOf } from './addressOf.ts';
import { axeViolations } from './axeViolations.ts';
import { axeMatrix } from './axeMatrix.ts';
import { openBrowser } from './openBrowser.ts';
import { publicPages, someParams } from './publicPages.ts';
import { openSql } from './sql.ts';
import { isFull } from '../tools/testing/isFull.ts';

let browser: Browser;
let sql: postgres.Sql;
let params: Awaited<ReturnType<typeof someParams>>;
beforeAll(async () => {
  sql = openSql();
  params = await someParams(sql);
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await sql.end();
});

type Look = (typeof axeMatrix)[number];

/** Pages of text share everything but their text: each is looked at once, in one brand after the other. */
const texts: readonly Page[] = [...textPages, 'offline'];
/**
 * Pages with more than text, by their names. Pages that show stored things only are checked in the tests that store
 * them.
 */
const rich = pages.filter(
  (page) => routes[page].built && routes[page].delivery === 'public' && page !== 'adDetails' && !texts.includes(page),
);

const busiest: readonly Page[] = ['home', 'catalog', 'ad'];

/** Opens a page again and returns the violations of axe, and how much wider than the window the page is. */
async function faultsAt({ brand, width }: Look, path: string) {
  // The policy of the page refuses foreign scripts, also those of a test.
  const page = await browser.newPage({ viewport: { width, height: 900 }, bypassCSP: true });
  try {
    await page.goto(addressOf(brand, path), { waitUntil: 'load' });
    expect(await page.locator('body').getAttribute('data-brand')).toBe(brand);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    const found = [...(await axeViolations(page)), ...(wide > width ? [`${wide} px in ${width}`] : [])];

    return found.map((fault) => `${brand}${path}: ${fault}`);
  } finally {
    await page.close();
  }
}

describe('a page has no fault that axe finds in either theme, and is no wider than the window', () => {
  // Stories of every page are read by axe in each run. Here the busiest ones are whole, with what the server puts
  // around them; all others and the other look in the `full` tests.
  it.each(rich.filter((name) => isFull || busiest.includes(name)))('%s', async (name) => {
    for (const look of isFull ? axeMatrix : axeMatrix.slice(0, 1)) {
      const { brand } = look;
      const found = publicPages(brand, brands[brand].defaultLanguage, params).find(({ page }) => page === name);
      expect(await faultsAt(look, found?.path ?? '')).toEqual([]);
    }
  });

  it
    .runIf(isFull)
    .each(texts.map((name, index) => [name, axeMatrix[index % axeMatrix.length] ?? axeMatrix[0]] as const))(
    'a page of text: %s',
    async (name, look) => {
      expect(await faultsAt(look, `/${name}`)).toEqual([]);
    },
  );

  it.runIf(isFull)('a garage, an empty list, a detailed search of a model, a page that is missing', async () => {
    const [garage] = await sql<{ slug: string }[]>`
      select slug from public_company where business_type = 3 order by slug limit 1`;
    const search = pathOf(brands.gearlane, 'detailedSearch', { categorySlug: 'vehicles' });
    expect(await faultsAt(axeMatrix[0], `/companies/${garage?.slug}`)).toEqual([]);
    expect(await faultsAt(axeMatrix[1], '/catalog/vehicles?filters=cena:..1')).toEqual([]);
    expect(await faultsAt(axeMatrix[1], `${search}?filters=vozilo:volkswagen.golf;gorivo:dizel`)).toEqual([]);
    expect(await faultsAt(axeMatrix[0], '/no-such-page')).toEqual([]);
  });
});
