import type { Browser, BrowserContext, Page } from 'playwright-core';
import type postgres from 'postgres';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { brands, pathOf } from '../packages/domain-rules/src/index.ts';
import { addressOf } from './addressOf.ts';
import { ask } from './ask.ts';
import { waitForHydration } from './waitForHydration.ts';
import { axeViolations } from './axeViolations.ts';
import { axeMatrix } from './axeMatrix.ts';
import { openBrowser } from './openBrowser.ts';
import { openSql } from './sql.ts';
import { isFull } from '../tools/testing/isFull.ts';

let browser: Browser;
let sql: postgres.Sql;
let context: BrowserContext;
let page: Page;
let complaints: string[] = [];
let cars: number[];
let carsId: number;
let goneId: number;
beforeAll(async () => {
  sql = openSql();
  const found = await sql`select ad.id, ad.category_id from active_ad ad join category on category.id = category_id
    where category.slug = 'vehicles' order by ad.id limit 3`;
  cars = found.map((ad) => Number(ad['id']));
  carsId = Number(found[0]?.['category_id']);
  const [gone] = await sql`select id from ad where status in (6, 7) and not fast order by id limit 1`;
  goneId = Number(gone?.['id']);
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await sql.end();
});
afterEach(async () => {
  await context?.close();
  expect(complaints).toEqual([]);
});

const listen = (opened: Page) => {
  opened.on('pageerror', (error) => complaints.push(error.message));
  opened.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  return opened;
};

async function open(options: Parameters<Browser['newContext']>[0] = {}) {
  complaints = [];
  context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'sr-RS', ...options });
  page = listen(await context.newPage());
}

type Brand = 'volan' | 'gearlane';
const says = {
  volan: {
    added: 'Oglas je dodat u poređenje.',
    already: 'Oglas je već u poređenju.',
    dialog: /^Za poređenje/,
    remove: /^Ukloni iz poređenja/,
    none: 'Nema oglasa za poređenje',
    compare: /^Uporedi \d/,
    different: 'Samo razlike',
    share: 'Podeli',
    shared: 'Ovo je podeljen izbor. Vaše poređenje ostaje kakvo je bilo.',
    own: 'Moje poređenje',
    needsScript: 'Vaš izbor čuva pregledač',
    history: /^Istorija pregleda/,
    clear: 'Obriši istoriju',
    noHistory: 'Još niste gledali oglase',
    historyNeedsScript: 'Istoriju čuva vaš pregledač',
  },
  gearlane: {
    added: 'The ad was added to the comparison.',
    already: 'The ad is already in the comparison.',
    dialog: /^To compare/,
    remove: /^Remove from comparison/,
    none: 'No ads to compare',
    compare: /^Compare \d/,
    different: 'Only differences',
    share: 'Share',
    shared: 'This is a shared shortlist. Your own comparison stays as it was.',
    own: 'My comparison',
    needsScript: 'Your browser keeps your choice',
    history: /^Viewing history/,
    clear: 'Clear history',
    noHistory: 'You have not viewed any ads yet',
    historyNeedsScript: 'Your browser keeps the history',
  },
} as const;

const compareButtons = () => page.locator('main article button[form=compare]');
const isPressed = (index: number) => compareButtons().nth(index).getAttribute('aria-pressed');

/** Presses the compare button of a card, as a visitor does who waits for the answer. */
async function compare(index: number) {
  await compareButtons().nth(index).click();
  await expect.poll(() => isPressed(index), { timeout: 10_000 }).toBe('true');
}

/** The ids and details that the browser keeps, by category. [F15] */
const kept = () =>
  page.evaluate(() => {
    const { value } = JSON.parse(localStorage.getItem('compare') ?? '{"value":{"lists":{}}}') as {
      value: { lists: Record<string, { ids: number[]; ads: { id: number }[] }> };
    };
    return Object.fromEntries(
      Object.entries(value.lists).map(([id, { ids, ads }]) => [id, { ids, details: ads.map((ad) => ad.id) }]),
    );
  });

/** Opens the dialog of the category that was added to last, by the way of the bar of a phone. */
async function openComparison(brand: Brand) {
  await page.setViewportSize({ width: 390, height: 844 });
  await waitForHydration(page);
  await page.locator('header a[data-opens-dialog^=compare]:visible').first().click();
  const dialog = page.getByRole('dialog', { name: says[brand].dialog });
  await dialog.waitFor();

  return dialog;
}

describe('comparing', () => {
  const brand: Brand = 'volan';
  const words = says[brand];
  const path = (query = '', id = carsId) => addressOf(brand, `/compare-ads/${id}${query}`);

  it('adds ads of two categories, each once, and shows the one that was added to last [F12, F14, F15, F16, K03, C45]', async () => {
    await open();
    await page.goto(addressOf(brand, '/catalog/vehicles'));
    await compare(0);
    await page.getByText(words.added).first().waitFor();
    await compareButtons().nth(0).click();
    await page.getByText(words.already).waitFor();
    await compare(1);
    await page.goto(addressOf(brand, '/catalog/motorcycles'));
    await compare(0);
    const lists = await kept();
    expect(
      Object.values(lists)
        .map(({ ids }) => ids.length)
        .toSorted((one, other) => one - other),
    ).toEqual([1, 2]);
    expect(Object.values(lists).every(({ ids, details }) => String(ids) === String(details))).toBe(true);
    const dialog = await openComparison(brand);
    expect(await dialog.getByRole('button', { name: words.remove }).count()).toBe(1);
    const motorcycles = Object.keys(lists).find((id) => Number(id) !== carsId);
    expect(await dialog.getByRole('link', { name: words.compare }).getAttribute('href')).toBe(
      `/compare-ads/${motorcycles}`,
    );
    await dialog.getByRole('button', { name: words.remove }).click();
    await dialog.getByText(words.none).waitFor();
    await dialog.waitFor({ state: 'detached' });
    expect(Object.keys(await kept())).toEqual([String(carsId)]);
  });

  it('is shared with remarks by a link that anybody may read and nobody can change [N07]', async () => {
    await open({ permissions: ['clipboard-read', 'clipboard-write'] });
    await page.goto(addressOf(brand, '/catalog/vehicles'));
    await compare(0);
    await compare(1);
    await page.goto(path());
    await page.getByRole('textbox').first().fill('<b>posle pet</b> & "sutra"');
    await page.getByRole('button', { name: words.share }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText()), { timeout: 10_000 }).toContain('ads=');
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await context.close();
    await open();
    await page.goto(link);
    await page.getByText(words.shared).waitFor();
    await page.getByRole('cell', { name: '<b>posle pet</b> & "sutra"' }).waitFor();
    expect(await page.locator('thead a').count()).toBe(2);
    expect(await page.getByRole('button', { name: words.remove }).count()).toBe(0);
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    expect(await kept()).toEqual({});
  });

  it('says which ads of a link are gone, and moves a link to the category of its ads [B24]', async () => {
    const { body } = await ask(brand, `/compare-ads/${carsId}?ads=${cars[0]},${goneId}`);
    expect(body.replaceAll('<!-- -->', '')).toContain('1 oglas više nije u ponudi');
    const elsewhere = await ask(`${brand}.localhost`, `/compare-ads/999999?ads=${cars[0]}`);
    expect([elsewhere.status, elsewhere.headers['location']]).toEqual([302, `/compare-ads/${carsId}?ads=${cars[0]}`]);
    expect((await ask(`${brand}.localhost`, '/compare-ads/999999')).status).toBe(404);
  });

  it('compares ads without JavaScript: buttons add and remove them, and pages say what they need [B24]', async () => {
    await open({ javaScriptEnabled: false });
    const removeButtons = () => page.getByRole('button', { name: words.remove });
    await page.goto(addressOf(brand, '/catalog/vehicles'));
    await compareButtons().first().click();
    await page.waitForURL((url) => url.pathname === `/compare-ads/${carsId}`);
    expect(await removeButtons().count()).toBe(1);
    await page.goto(addressOf(brand, '/catalog/vehicles'));
    await compareButtons().nth(1).click();
    await expect.poll(() => removeButtons().count()).toBe(2);
    await page.goto(path());
    await page.getByRole('link', { name: words.own }).click();
    await expect.poll(() => removeButtons().count()).toBe(2);
    await removeButtons().first().click();
    await expect.poll(() => removeButtons().count()).toBe(1);
    await page.goto(path(`?ads=${cars.join(',')}`));
    const rows = page.locator('tbody tr:has(td)');
    const all = await rows.count();
    await page.getByRole('link', { name: words.different }).click();
    await expect.poll(() => rows.count()).toBeLessThan(all);
    await page.goto(path());
    expect(await page.getByText(words.needsScript).isVisible()).toBe(true);
    await page.goto(addressOf(brand, '/history'));
    expect(await page.getByText(words.historyNeedsScript).isVisible()).toBe(true);
  });
});

/** Opens an ad, which is remembered once the page rests. */
async function visit(tab: Page, brand: Brand, id: number) {
  const before = await tab.evaluate(() => localStorage.getItem('history')).catch(() => null);
  await tab.goto(addressOf(brand, pathOf(brands[brand], 'adDetails', { adId: id })));
  await tab.waitForFunction((old) => localStorage.getItem('history') !== old, before);
}

describe('the history', () => {
  const brand: Brand = 'gearlane';
  const words = says[brand];

  it('follows two tabs: an ad that is visited in one shows in the other, and so does its end [F17, C35, C36, C39, C40]', async () => {
    await open();
    await visit(page, brand, cars[0] ?? 0);
    await visit(page, brand, cars[1] ?? 0);
    await page.goto(addressOf(brand, '/'));
    await waitForHydration(page);
    await page.locator('a[data-opens-dialog=history]:visible').first().click();
    const dialog = page.getByRole('dialog', { name: words.history });
    await dialog.waitFor();
    const tiles = dialog.locator('li a');
    expect(await tiles.count()).toBe(2);
    const [newest] = await sql`select slug from ad where id = ${cars[1] ?? 0}`;
    expect(await tiles.first().getAttribute('href')).toContain(`/${cars[1]}/${String(newest?.['slug'])}`);
    const other = listen(await context.newPage());
    await visit(other, brand, cars[2] ?? 0);
    await expect.poll(() => tiles.count()).toBe(3);
    expect(await tiles.first().getAttribute('href')).toContain(`/${cars[2]}/`);
    await visit(other, brand, cars[0] ?? 0);
    await expect.poll(() => tiles.first().getAttribute('href')).toContain(`/${cars[0]}/`);
    expect(await tiles.count()).toBe(3);
    await other.goto(addressOf(brand, '/history'));
    await expect.poll(() => other.locator('main li a').count()).toBe(3);
    await dialog.getByRole('button', { name: words.clear }).click();
    await dialog.getByText(words.noHistory).last().waitFor();
    await other.getByRole('heading', { name: words.noHistory }).waitFor();
  });

  it.runIf(isFull)(
    'opens an ad in the place of its page, and Escape gives the focus back [C37, C38, T33]',
    async () => {
      await open();
      await visit(page, brand, cars[0] ?? 0);
      await page.goto(addressOf(brand, '/'));
      await waitForHydration(page);
      const opener = page.locator('a[data-opens-dialog=history]:visible').first();
      await opener.focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: words.history });
      await dialog.waitFor();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
      const before = await page.evaluate(() => history.length);
      await page.keyboard.press('Enter');
      await dialog.locator('li a').first().click();
      await page.waitForURL(/oglasi/);
      expect(await page.evaluate(() => history.length)).toBe(before);
    },
  );
});

// Stories of the same parts are read by axe in every run.
describe.runIf(isFull).each(axeMatrix)('comparison and history on $brand, $width wide', ({ brand, width }) => {
  it('have no fault that axe finds, and no line that is too long', async () => {
    // the policy of the page refuses foreign scripts, also those of a test
    await open({ viewport: { width, height: 900 }, bypassCSP: true });
    const found: string[] = [];
    const widthOf = async (what: string, windowWidth: number) => {
      await page.setViewportSize({ width: windowWidth, height: 900 });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      if (wide > windowWidth) found.push(`${what}: ${wide} px in ${windowWidth}`);
    };
    const look = async (what: string) => {
      // The narrowest screen shows what a phone shows, only narrower.
      if (width < 1024) await widthOf(what, 320);
      await widthOf(what, width);
      found.push(...(await axeViolations(page)).map((fault) => `${what}: ${fault}`));
    };
    await page.goto(addressOf(brand, '/history'));
    await page.getByRole('heading', { name: says[brand].noHistory }).waitFor();
    await look('no history');
    await visit(page, brand, cars[0] ?? 0);
    await page.locator('header button[form=compare]').click();
    await expect.poll(async () => Object.keys(await kept()).length, { timeout: 10_000 }).toBe(1);
    await look('ad');
    await page.goto(addressOf(brand, '/history'));
    await page.locator('main li a').first().waitFor();
    await look('history');
    await waitForHydration(page);
    await page.locator('a[data-opens-dialog=history]:visible').first().click();
    await page.getByRole('dialog', { name: says[brand].history }).waitFor();
    await look('dialog of the history');
    await page.goto(addressOf(brand, `/compare-ads/${carsId}`));
    await page.getByRole('button', { name: says[brand].remove }).first().waitFor();
    await look('own comparison');
    if (width < 1024) {
      await waitForHydration(page);
      await page.locator('header a[data-opens-dialog^=compare]:visible').first().click();
      await page.getByRole('dialog', { name: says[brand].dialog }).waitFor();
      await look('dialog of the comparison');
    }
    await page.goto(addressOf(brand, `/compare-ads/${carsId}?ads=${cars.join(',')}&note=${cars[0]}:Zvati`));
    await page.getByText(says[brand].shared).waitFor();
    await look('shared comparison');
    expect(found).toEqual([]);
  });
});
