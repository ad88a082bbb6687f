import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import type postgres from 'postgres';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addressOf } from './addressOf.ts';
import { ask } from './ask.ts';
import { axeViolations } from './axeViolations.ts';
import { openBrowser } from './openBrowser.ts';
import { openSql, someAds, totalOf } from './sql.ts';
import { withoutWebFonts } from './withoutWebFonts.ts';
import { isFull } from '../tools/testing/isFull.ts';

let browser: Browser;
let database: postgres.Sql;
let adPath: string;
beforeAll(async () => {
  database = openSql();
  const { id, slug } = await someAds(database);
  adPath = `/auto-oglasi/${id}/${slug}`;
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await database.end();
});

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
/** A phone lays its scroll bars over the page. */
const onPhone = { viewport: phone, isMobile: true, hasTouch: true };

const compared = (id: number, categoryId: number) => ({
  id,
  title: `Škoda Octavia ${id}`,
  price: 12_450,
  categoryId,
  images: [],
  year: 2019,
  mileage: 120_000,
  note: '',
});
const comparison = {
  last: 2,
  lists: {
    1: { ids: [1, 2], ads: [compared(1, 1), compared(2, 1)] },
    2: { ids: [3], ads: [compared(3, 2)] },
  },
};
const cart = { one: { product: 'credits-50', quantity: 2 }, two: { product: 'credits-10', quantity: 1 } };
const visit = {
  img: '',
  title: 'Škoda Octavia',
  price: '12.450 €',
  path: '/auto-oglasi/1/skoda',
  date: '1. 11. 2026.',
  time: '10:42',
  ts: Date.UTC(2026, 10, 1),
};
/** Answered before, so that no question of a first visit is in the way. */
const consent = { id: 'a'.repeat(32), answer: 1, version: 1, day: '2026-11-01', purposes: [] };

/** Opens a browser window whose visitor was here before and kept these values. */
async function open(kept: Readonly<Record<string, unknown>> = {}, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({ viewport: desktop, ...options });
  await context.addInitScript(
    (values) => {
      // Once a tab: what the visitor changes stays changed.
      if (sessionStorage.getItem('seeded') !== null) return;

      sessionStorage.setItem('seeded', '1');
      for (const [key, value] of Object.entries(values)) {
        localStorage.setItem(key, JSON.stringify({ value, exp: Date.now() + 3_600_000 }));
      }
    },
    { consent, uiLangSelected: 'rs', ...kept },
  );
  context.setDefaultTimeout(10_000);

  return context.newPage();
}

/** The elements that can take the focus and are drawn, inside a part of the page. */
const stopsIn = (part: Locator) =>
  part
    .locator('a[href], button, summary, input, select')
    .evaluateAll((stops) => stops.filter((stop) => stop.checkVisibility()).length);

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
const bigHeader = (page: Page) => page.locator('header:not(#bar)').first();
const smallHeader = (page: Page) => page.locator('header:has([popovertarget=site-menu])');
const menu = (page: Page) => page.locator('#site-menu');
const regions = () => page.locator('#site-regions');
/** Opens the regions from the menu of a phone. */
async function openLocation() {
  await page.locator('button[popovertarget=site-menu]').first().click();
  await menu(page).getByRole('button', { name: 'Izaberite lokaciju' }).click();
}
const categories = (page: Page) => page.locator('[data-bar] summary').first();
const fastSearch = (page: Page) => page.locator('[data-bar] summary').nth(1);

let page: Page;
let complaints: string[];
function listen() {
  complaints = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
}

/** The idle islands are hydrated: the bars know what this browser keeps, and menus their keys. */
async function waitForHydration() {
  await page.waitForFunction(() => document.querySelector('[data-bar] [aria-current], [data-sheet] [aria-current]'));
  await page.waitForLoadState('networkidle');
}

/** Stores a value as another tab would, and notifies this one. */
const write = (key: string, value: unknown) =>
  page.evaluate(
    ([name, text]) => {
      localStorage.setItem(name, text);
      dispatchEvent(new StorageEvent('storage', { key: name }));
    },
    [key, JSON.stringify({ value, exp: Date.now() + 3_600_000 })] as const,
  );

/** The scripts and style sheets that the page has asked for. */
const scriptsAndStyles = () =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /\.(?:js|css)$/.test(name)),
  );

describe('the headers', () => {
  const brand = 'gearlane';
  afterEach(() => page?.context().close());

  it.runIf(isFull)('lead home by the logo, in the language of the page [C04]', async () => {
    page = await open();
    await page.goto(addressOf(brand, '/de/companies'));
    await bigHeader(page).locator('a').first().click();
    await expect.poll(() => page.url()).toBe(addressOf(brand, '/de'));
  });

  it.runIf(isFull).each([
    ['a desktop', desktop, bigHeader],
    ['a phone', phone, smallHeader],
  ])('show on %s what this browser keeps, and nothing moves when it comes [C05, C06, F16, F18]', async (...given) => {
    const [, viewport, header] = given;
    page = await open({ compare: comparison, history: [visit], cart }, { viewport, bypassCSP: true });
    listen();
    // Here only what the headers do counts.
    await withoutWebFonts(page, brand, '/catalog/vehicles');
    await page.addInitScript(() => {
      const shifts: PerformanceEntry[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({ type: 'layout-shift' });
    });
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(/\.js$/, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(addressOf(brand, '/catalog/vehicles'), { waitUntil: 'load' });
    // While it is parsed a page is drawn in parts, and those move. It is whole in the second frame from here.
    const whole = await page.evaluate(
      () => new Promise<number>((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    release();
    await header(page)
      .locator('[data-opens-dialog=compare], details')
      .getByText('3', { exact: false })
      .first()
      .waitFor();
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    const moved = await page.evaluate(
      (from) =>
        (window as unknown as { shifts: { startTime: number; sources: { node?: Node | null }[] }[] }).shifts
          .filter(({ startTime }) => startTime > from)
          .map(({ sources }) => sources.map(({ node }) => node?.textContent?.slice(0, 40))),
      whole,
    );
    expect(moved).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('are the same HTML on every page of a language [C63]', async () => {
    const headersOf = async (path: string) => {
      const { body: html } = await ask(brand, path);
      return html.slice(html.indexOf('<header'), html.indexOf('</dialog>', html.indexOf('id="site-menu"')));
    };
    const [one, other] = [await headersOf('/catalog/vehicles?page=2'), await headersOf('/companies')];
    // Signs are numbered by the page that draws them, and after the first bar come the styles of all that follows.
    const plain = (html: string) => html.replace(/#d\d+/g, '#d').replace(/<style>[\s\S]*?<\/style>/, '');
    expect(one.length).toBeGreaterThan(1000);
    expect(plain(one)).toBe(plain(other));
  });
});

describe('by keyboard only, on a desktop', () => {
  beforeEach(async () => {
    page = await open({ compare: comparison, history: [visit] });
    listen();
    await page.goto(addressOf('volan', '/catalog/vehicles'));
    await waitForHydration();
  });
  afterEach(async () => {
    await page.context().close();
    expect(complaints).toEqual([]);
  });

  it.runIf(isFull)('the first stop leads past the headers', async () => {
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Pređi na sadržaj');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
  });

  it.runIf(isFull)(
    'arrows open the categories and walk through the tree; Escape closes it and gives the focus back [C10]',
    async () => {
      await categories(page).focus();
      await page.keyboard.press('ArrowDown');
      expect(await focused(page)).toContain('Automobili');
      await page.keyboard.press('End');
      const last = await focused(page);
      await page.keyboard.press('ArrowDown');
      expect(await focused(page)).toContain('Automobili');
      await page.keyboard.press('ArrowUp');
      expect(await focused(page)).toBe(last);
      await page.keyboard.press('Escape');
      expect(await focused(page)).toBe('Kategorije');
      expect(await page.locator('details[open][data-menu]').count()).toBe(0);
    },
  );

  it.runIf(isFull)('an entry of the categories leads to their list, those below it too [C10]', async () => {
    await categories(page).focus();
    await page.keyboard.press('Enter');
    await page.locator('[data-bar] li li a').first().focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.url()).toBe(addressOf('volan', '/catalog/scooters'));
  });

  it('the fast search has its shortcuts and the short filters, which lead to the list [C11, B45-B51]', async () => {
    await categories(page).focus();
    await page.keyboard.press('ArrowRight');
    expect(await focused(page)).toBe('Brza pretraga');
    await page.keyboard.press('Enter');
    const panel = page.locator('[data-bar] details[open]');
    const hrefs = await panel.locator('li a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(hrefs.slice(0, 7)).toEqual([
      '/catalog/vehicles?filters=odrzavanje:kupljen-nov-u-srbiji',
      '/catalog/vehicles?filters=stanje-vozila:novo&sort=created_at&order=desc',
      '/catalog/vehicles?filters=odrzavanje:prvi-vlasnik',
      '/catalog/vehicles?credit=1',
      '/catalog/vehicles?filters=odrzavanje:garancija',
      '/catalog/vehicles?filters=zamena:za-jeftiniji-model*sve-jedno',
      '/companies',
    ]);
    const form = panel.locator('form[role=search]');
    await form.waitFor();
    const price = form.locator('select[name="f.cena.max"]');
    await price.focus();
    // Arrows belong to the field here, not to the menu.
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    expect(await price.inputValue()).not.toBe('');
    await form.locator('button[type=submit]').focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/catalog\/vehicles\?filters=cena:\.\.\d+/);
  });

  it('the comparison of a category opens over the page, and the focus comes back [C05, C55, C45]', async () => {
    const trigger = page.locator('header summary').first();
    await trigger.focus();
    await page.keyboard.press('ArrowDown');
    expect(await focused(page)).toContain('Motocikli');
    await page.keyboard.press('Enter');
    await page.locator('dialog[open]').getByText('Škoda Octavia 3').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    expect(await focused(page)).toContain('Uporedi');
    expect(page.url()).toBe(addressOf('volan', '/catalog/vehicles'));
  });

  it.runIf(isFull)('the history opens from the account and from the end of the bar [C54, C35, T34]', async () => {
    for (const link of [
      page.locator('header details [data-opens-dialog=history]'),
      page.locator('[data-bar] > span [data-opens-dialog=history]'),
    ]) {
      const summary = page.locator('header details:has([data-opens-dialog=history]) summary');
      if (!(await link.isVisible())) await summary.click();
      await link.focus();
      await page.keyboard.press('Enter');
      await page.locator('dialog[open]').getByText('Škoda Octavia').waitFor();
      await page.keyboard.press('Escape');
      await page.locator('dialog[open]').waitFor({ state: 'detached' });
    }
    expect(page.url()).toBe(addressOf('volan', '/catalog/vehicles'));
  });

  it.runIf(isFull)('the list of languages opens by an arrow and gives the focus back [C34]', async () => {
    const trigger = page.locator('header button[popovertarget=site-languages]');
    await trigger.focus();
    await page.keyboard.press('ArrowDown');
    expect(await focused(page)).toBe('Srpski');
    await page.keyboard.press('ArrowDown');
    expect(await focused(page)).toBe('English');
    await page.keyboard.press('Escape');
    expect(await trigger.evaluate((button) => button === document.activeElement)).toBe(true);
  });
});

describe.runIf(isFull)('by mouse, on a desktop', () => {
  it('a page that is left while it fades into the next leaves no error', async () => {
    page = await open({}, { reducedMotion: 'no-preference' });
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    for (let time = 0; time < 3; time += 1) {
      await page.goto(addressOf('gearlane', '/'));
      await page.evaluate(() => {
        location.href = '/companies';
        setTimeout(() => (location.href = '/catalog/vehicles'), 30);
      });
      // a next page that is there within the 30 ms has ended the one that would leave it
      await page.waitForURL(({ pathname }) => pathname !== '/', { waitUntil: 'load' });
    }
    expect(errors).toEqual([]);
  });

  afterEach(() => page.context().close());

  it('the history has come when the mouse was moved once, at any place [C35]', async () => {
    page = await open({ history: [visit] });
    await page.goto(addressOf('volan', '/catalog/vehicles'));
    await waitForHydration();
    const byLoad = await scriptsAndStyles();
    await page.mouse.move(700, 600);
    await page.locator('#history-dialog').waitFor({ state: 'attached' });
    const moved = await scriptsAndStyles();
    expect(moved.length).toBeGreaterThan(byLoad.length);
    await page.locator('[data-bar] > span [data-opens-dialog=history]').click();
    await page.locator('dialog[open]').getByText('Škoda Octavia').waitFor();
    expect(await scriptsAndStyles()).toEqual(moved);
  });
});

describe('on a phone', () => {
  const opener = () => page.locator('button[popovertarget=site-menu]').first();
  const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
  afterEach(() => page.context().close());

  it.runIf(isFull)('history and comparison come with their first entry and go with the last [C19, C20]', async () => {
    page = await open({}, onPhone);
    await page.goto(addressOf('volan', '/'));
    await waitForHydration();
    const signs = smallHeader(page).locator('a[data-opens-dialog]');
    expect(await signs.count()).toBe(0);
    await write('history', [visit]);
    await expect.poll(() => signs.count()).toBe(1);
    await write('compare', comparison);
    await expect.poll(() => signs.count()).toBe(2);
    await write('history', []);
    await write('compare', { last: null, lists: {} });
    await expect.poll(() => signs.count()).toBe(0);
  });

  it.runIf(isFull)(
    'the cart shows the number of its items, not of their quantities, and leads to them [C21, F18]',
    async () => {
      page = await open({ cart }, onPhone);
      await page.goto(addressOf('volan', '/'));
      const way = smallHeader(page).locator('a[href="/cart"]');
      await expect.poll(() => way.innerText()).toMatch(/^2\b/);
      await way.click();
      await expect.poll(() => page.url()).toBe(addressOf('volan', '/cart'));
    },
  );

  it.runIf(isFull)(
    'the dialogs of its icons have loaded when the bar was touched anywhere after they came [C19, C20]',
    async () => {
      page = await open({ history: [visit] }, onPhone);
      await page.goto(addressOf('volan', '/catalog/vehicles'));
      await waitForHydration();
      const sign = (name: string) => smallHeader(page).locator(`[data-opens-dialog^=${name}]`);
      await sign('history').waitFor();
      const byLoad = await scriptsAndStyles();
      await page.locator('h1').tap();
      await page.locator('#history-dialog').waitFor({ state: 'attached' });
      await write('compare', comparison);
      await sign('compare').waitFor();
      await page.locator('h1').tap();
      await page.locator('#compare-dialog').waitFor({ state: 'attached' });
      const touched = await scriptsAndStyles();
      expect(touched.length).toBeGreaterThan(byLoad.length);
      for (const [name, words] of [
        ['history', 'Škoda Octavia'],
        ['compare', 'Škoda Octavia 3'],
      ] as const) {
        await sign(name).tap();
        const dialog = page.locator('dialog[open]');
        await dialog.getByText(words).waitFor();
        await page.keyboard.press('Escape');
        await dialog.waitFor({ state: 'detached' });
      }
      expect(await scriptsAndStyles()).toEqual(touched);
    },
  );

  it.runIf(isFull)('the menu holds the focus, and Escape gives it back [C23, C24]', async () => {
    page = await open({}, onPhone);
    await page.goto(addressOf('volan', '/catalog/vehicles'));
    await waitForHydration();
    await opener().focus();
    await page.keyboard.press('Enter');
    const isInside = () => page.evaluate(() => document.querySelector('#site-menu')?.contains(document.activeElement));
    expect(await isInside()).toBe(true);
    const outside: string[] = [];
    for (let stops = (await stopsIn(menu(page))) + 3; stops > 0; stops -= 1) {
      await page.keyboard.press('Tab');
      // The browser's own parts come between the last stop and the first.
      const inPage = await page.evaluate(() => document.activeElement !== document.body);
      if (inPage && !(await isInside())) outside.push(await focused(page));
    }
    expect(outside).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await opener().evaluate((button) => button === document.activeElement)).toBe(true);
  });

  it('a menu opened before scripts are here holds the focus, and lets the page rest, once they are [C24]', async () => {
    page = await open({}, onPhone);
    const loaded = Promise.withResolvers<void>();
    await page.route('**/islands/**', (route) => loaded.promise.then(() => route.continue()));
    await page.goto(addressOf('volan', '/catalog/vehicles'), { waitUntil: 'commit' });
    await opener().click();
    await menu(page).waitFor();
    const main = page.locator('main');
    expect(await main.evaluate((element) => element.closest('[inert]') === null)).toBe(true);
    loaded.resolve();
    await expect.poll(() => main.evaluate((element) => element.closest('[inert]') !== null)).toBe(true);
    expect(await overflow()).toBe('hidden');
  });

  it.runIf(isFull)('the page behind the menu stays in place, also without scripts [C24]', async () => {
    page = await open({}, { ...onPhone, javaScriptEnabled: false });
    await page.goto(addressOf('volan', '/catalog/vehicles'));
    expect(await overflow()).not.toBe('hidden');
    await opener().click();
    await expect.poll(overflow).toBe('hidden');
    await page.keyboard.press('Escape');
    await expect.poll(overflow).not.toBe('hidden');
  });

  it.runIf(isFull)(
    'has its sections as accordions, with the fast search, history and location [C23, C63]',
    async () => {
      page = await open({}, onPhone);
      await page.goto(addressOf('gearlane', '/'));
      await opener().click();
      const groups = await menu(page).locator('summary').allTextContents();
      const { body } = await ask('gearlane', '/v3/language/navigation', { 'accept-language': 'en' });
      const { data } = JSON.parse(body) as { data: { title: string }[] };
      expect(groups.map((group) => group.trim())).toEqual([
        'Categories',
        'Fast search',
        ...data.slice(1).map(({ title }) => title),
      ]);
      await menu(page).locator('summary').nth(1).click();
      await menu(page).getByRole('link', { name: 'First owner' }).waitFor();
      expect(await menu(page).locator('[data-opens-dialog=history]').isVisible()).toBe(true);
      await menu(page).getByText('Select your location').click();
      await page
        .locator('#site-countries')
        .getByRole('link', { name: /Serbia/ })
        .waitFor();
    },
  );

  it('the location of Volan is a region of Serbia: searched, chosen, listed and ticked [T08, T35, J57, C26]', async () => {
    page = await open({}, onPhone);
    listen();
    await page.goto(addressOf('volan', '/catalog/vehicles'));
    await waitForHydration();
    await openLocation();
    const { body } = await ask('volan', '/v3/country/regions/688');
    const { data } = JSON.parse(body) as { data: { slug: string; title: string }[] };
    const names = regions().locator('li a span:first-child');
    expect((await names.allTextContents()).map((name) => name.trim())).toEqual(data.map(({ title }) => title));
    // Typed before its part is waitForHydration, by a finger: it is heard all the same.
    await regions().getByRole('searchbox', { name: 'Pronađi region' }).fill('niš');
    await expect
      .poll(() => regions().locator('li a').allTextContents())
      .toEqual([expect.stringMatching(/^Nišavski okrug/)]);
    await regions().getByRole('searchbox').fill('ниш');
    await expect.poll(() => regions().locator('li a').count()).toBe(1);
    await regions().getByRole('searchbox').fill('zzz');
    await regions().getByText('Nema takvog regiona').waitFor();
    await regions().getByRole('searchbox').fill('nisav');
    await regions()
      .getByRole('link', { name: /^Nišavski okrug/ })
      .click();
    await page.waitForURL(addressOf('volan', '/catalog/vehicles?filters=region:nisava'));
    const total = await totalOf(database, { region: 'nisava' });
    await page
      .getByRole('main')
      .getByText(new RegExp(`^${total} oglas`))
      .first()
      .waitFor();
    await openLocation();
    expect(await regions().locator('[aria-current]').allTextContents()).toEqual([
      expect.stringMatching(/^Nišavski okrug/),
    ]);
    await regions()
      .getByRole('link', { name: /^Cela Srbija/ })
      .click();
    await page.waitForURL(addressOf('volan', '/catalog/vehicles?filters=drzava:rs'));
    expect(complaints).toEqual([]);
  });

  it.runIf(isFull)(
    'a sheet answers a press with its first frame, and its content follows in the next ones',
    async () => {
      page = await open({}, onPhone);
      await page.goto(addressOf('volan', '/catalog/vehicles'));
      await waitForHydration();
      for (const sheet of ['site-menu', 'filters']) {
        const drawn = await page.locator(`#${sheet}`).evaluate(async (element: HTMLElement) => {
          const group = element.querySelector('summary');
          const frames: (boolean | undefined)[] = [];
          element.showPopover();
          while (frames.length < 60 && frames.at(-1) !== true) {
            await new Promise(requestAnimationFrame);
            frames.push(group?.checkVisibility());
          }
          element.hidePopover();

          return frames;
        });
        expect([sheet, drawn[0], drawn.at(-1)]).toEqual([sheet, false, true]);
      }
    },
  );

  it.runIf(isFull)('the sheets that the menu opens can be used, and give the focus back to it [C23, C34]', async () => {
    page = await open({}, onPhone);
    await page.goto(addressOf('volan', '/companies'));
    await waitForHydration();
    await opener().click();
    for (const sheet of ['site-languages', 'site-regions']) {
      const button = menu(page).locator(`button[popovertarget=${sheet}]`);
      await button.focus();
      await page.keyboard.press('Enter');
      const isInside = () =>
        page.evaluate((id) => document.getElementById(id)?.contains(document.activeElement), sheet);
      await expect.poll(isInside).toBe(true);
      // Its content comes with its second frame: no person is as quick as the driver.
      await page.locator(`#${sheet}`).getByRole('link').first().waitFor();
      await page.keyboard.press('Tab');
      expect(await isInside()).toBe(true);
      await page.keyboard.press('Escape');
      await page.locator(`#${sheet}`).waitFor({ state: 'hidden' });
      expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    }
    await page.keyboard.press('Escape');
    expect(await page.locator('[inert]').count()).toBe(0);
  });

  it.runIf(isFull)('the page behind the menu keeps its place [C24]', async () => {
    page = await open({}, onPhone);
    await page.goto(addressOf('volan', '/catalog/vehicles'));
    await waitForHydration();
    await page.evaluate(() => scrollTo(0, 700));
    // The bar has gone with the page: its button is reached by keyboard.
    await opener().evaluate((button: HTMLElement) => button.focus({ preventScroll: true }));
    await page.keyboard.press('Enter');
    await menu(page).waitFor({ state: 'visible' });
    const place = () => page.evaluate(() => scrollY);
    const before = await place();
    await page.mouse.move(20, 400);
    await page.mouse.wheel(0, 500);
    await page.mouse.move(300, 400);
    await page.mouse.wheel(0, 900);
    expect(await place()).toBe(before);
    await page.keyboard.press('Escape');
    await menu(page).waitFor({ state: 'hidden' });
    expect(await place()).toBe(before);
  });

  it.runIf(isFull)('the menu is closed on the next page and on the way back [C25]', async () => {
    page = await open({}, onPhone);
    await page.goto(addressOf('volan', '/catalog/vehicles'));
    await waitForHydration();
    await opener().click();
    await menu(page).locator('summary').first().click();
    await menu(page)
      .getByRole('link', { name: /^Motocikli/ })
      .click();
    await page.waitForURL(/\/catalog\/motorcycles$/);
    expect(await menu(page).isVisible()).toBe(false);
    await page.goBack();
    await page.waitForURL(/\/catalog\/vehicles$/);
    expect(await menu(page).isVisible()).toBe(false);
    expect(await page.locator('[inert]').count()).toBe(0);
  });
});

describe('without JavaScript', () => {
  afterEach(() => page.context().close());

  it('the regions of Volan are links, and the one of the page is ticked [T08, T35]', async () => {
    page = await open({}, { ...onPhone, javaScriptEnabled: false });
    await page.goto(addressOf('volan', '/catalog/motorcycles'));
    await openLocation();
    expect(await regions().locator('input').isVisible()).toBe(false);
    await regions()
      .getByRole('link', { name: /^Beograd/ })
      .click();
    expect(page.url()).toBe(addressOf('volan', '/catalog/motorcycles?filters=region:beograd'));
    await openLocation();
    expect(await regions().locator('[aria-current]').allTextContents()).toEqual([expect.stringMatching(/^Beograd/)]);
  });

  it('menus open and are links, and the fast search leads to all filters [C10, C11]', async () => {
    page = await open({}, { javaScriptEnabled: false });
    await page.goto(addressOf('volan', '/'));
    await fastSearch(page).click();
    await page.locator('[data-bar]').getByRole('link', { name: 'Detaljna pretraga' }).click();
    await page.waitForURL(/\/catalog\/vehicles\/detaljna-pretraga$/);
    await categories(page).click();
    await page
      .locator('[data-bar]')
      .getByRole('link', { name: /^Kamioni/ })
      .click();
    expect(page.url()).toBe(addressOf('volan', '/catalog/trucks'));
  });

  it.runIf(isFull)('the menu of a phone and the list of languages open by themselves [C23]', async () => {
    page = await open({}, { ...onPhone, javaScriptEnabled: false });
    await page.goto(addressOf('volan', '/companies?page=2'));
    await page.locator('button[popovertarget=site-menu]').first().click();
    await menu(page).locator('button[popovertarget=site-languages]').click();
    await page.locator('#site-languages').getByRole('link', { name: 'Deutsch' }).click();
    expect(page.url()).toBe(addressOf('volan', '/de/companies?page=2'));
  });
});

const small = [
  { name: '320 px wide', viewport: { width: 320, height: 640 }, deviceScaleFactor: 1 },
  { name: 'at 200 %', viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 },
];
describe.each(isFull ? small : small.slice(0, 1))('$name', ({ viewport, deviceScaleFactor }) => {
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
  beforeEach(async () => {
    page = await open({ compare: comparison, history: [visit], cart }, { viewport, deviceScaleFactor });
  });
  afterEach(() => page.context().close());

  it('nothing reaches beside the window, nor out of the menu', async () => {
    await page.goto(addressOf('gearlane', adPath));
    expect(await wide()).toBeLessThanOrEqual(viewport.width);
    for (const path of ['/', '/catalog/vehicles', '/companies']) {
      await page.goto(addressOf('gearlane', path));
      expect([path, (await wide()) <= viewport.width]).toEqual([path, true]);
      await smallHeader(page).locator('[data-opens-dialog=compare]').waitFor();
      expect([path, (await wide()) <= viewport.width]).toEqual([path, true]);
    }
    await page.locator('button[popovertarget=site-menu]').first().click();
    for (const summary of await menu(page).locator('summary').all()) await summary.click();
    expect(await menu(page).evaluate((sheet) => sheet.scrollWidth <= sheet.clientWidth)).toBe(true);
    expect(await wide()).toBeLessThanOrEqual(viewport.width);
  });
});

// Stories of the same menus are read by axe in every run.
describe.runIf(isFull)('axe finds no fault while menus are open', () => {
  afterEach(() => page.context().close());
  const openWide = async (brand: 'volan' | 'gearlane', width: number) => {
    page = await open(
      { compare: comparison, history: [visit], cart },
      { viewport: { width, height: 900 }, bypassCSP: true, reducedMotion: 'reduce' },
    );
    // A short page: axe reads all of it each time.
    await page.goto(addressOf(brand, '/terms'));
    await page.waitForLoadState('networkidle');
  };

  it('1440 wide', async () => {
    await openWide('volan', 1440);
    for (const trigger of await page.locator('header summary, header button, [data-bar] summary').all()) {
      if (!(await trigger.isVisible())) continue;

      await trigger.click();
      expect(await axeViolations(page)).toEqual([]);
      await page.keyboard.press('Escape');
    }
    await fastSearch(page).click();
    await page.locator('[data-bar] form[role=search]').waitFor();
    expect(await axeViolations(page)).toEqual([]);
  });

  it('390 wide', async () => {
    await openWide('gearlane', 390);
    await page.locator('button[popovertarget=site-menu]').first().click();
    for (const summary of await menu(page).locator('summary').all()) await summary.click();
    expect(await axeViolations(page)).toEqual([]);
    await menu(page).locator('button[popovertarget=site-languages]').click();
    expect(await axeViolations(page)).toEqual([]);
  });
});
